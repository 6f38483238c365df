import type { UnitId } from '#kernel/words/ids.ts';
import type { GeTurn } from '../model/game.ts';
import type { Order, OrderOf } from '../model/orders.ts';
import type { State, Unit } from '../model/state.ts';
import { beginConstructionProblem, stoppedProblem } from '../rules/works/construction.ts';
import { beginRazingProblem } from '../rules/works/razing.ts';
import type { Command } from './commands.ts';
import { forCommands } from './commands.ts';

const works = { 'build-defences': 'construction', 'raze-defences': 'razing' } as const;

/** Units that build or raze give up their move-points for it (GE 872, 1375-1379, E-07). */
export function beginWorks(turn: GeTurn): void {
  const problems = { 'build-defences': beginConstructionProblem, 'raze-defences': beginRazingProblem };
  for (const kind of ['build-defences', 'raze-defences'] as const) {
    forCommands(turn, kind, ({ seat, id, unit, order: { ref } }) => {
      const problem = problems[kind](turn.state, seat, id);
      if (problem !== undefined) return turn.refuse(ref, problem);
      turn.happen({ kind: 'work-begun', unit: id, place: unit.place, work: works[kind], cause: ref });
    });
  }
}

/** Continues the work of each unit that began it, or refuses the order if the work has failed since. Orders refused at the beginning are skipped. */
export function forWorkers<K extends keyof typeof works>(
  turn: GeTurn,
  kind: K,
  carryOut: (command: Command<OrderOf<K>>) => void,
): void {
  const seen = new Set<UnitId>();
  for (const { seat, unit: id, order } of turn.orders(kind)) {
    const unit = id === undefined ? undefined : turn.state.units[id];
    if (id === undefined || unit === undefined || seen.has(id) || ownerAtStart(turn.state, unit) !== seat)
      continue;
    seen.add(id);
    const problem = stoppedProblem(turn.state, unit);
    const { ref }: Order = order;
    if (problem !== undefined) turn.refuse(ref, problem);
    else if (unit.working === works[kind]) carryOut({ seat, id, unit, order });
  }
}

const ownerAtStart = (state: State, { kind, owner, place }: Unit): Unit['owner'] =>
  kind === 'garrison' ? state.sectors[place]?.ownerAtStart : owner;
