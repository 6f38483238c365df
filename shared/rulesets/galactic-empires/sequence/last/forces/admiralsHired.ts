import type { Draw } from '#kernel/dice/draw.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { GeStep, GeTurn } from '../../../model/game.ts';
import type { Span } from '../../../model/parameters.ts';
import type { Admiral, State } from '../../../model/state.ts';
import {
  admiralsByOwner,
  hiredAlready,
  hiredId,
  hireCost,
  hireLimitProblem,
  hireMoneyProblem,
  hirePlaceProblem,
} from '../../../rules/forces/admirals.ts';
import { admiralNames } from '../../../tables/admiralNames.ts';
import { forCommands } from '../../commands.ts';

/** Garrisons with an industrial center hire admirals of unknown skill, as far as standing and treasury allow (GE 838-848, E-37, E-52). */
export const admiralsHired: GeStep = {
  name: 'Admirals Hired',
  cite: 'GE 840',
  dice: true,
  run: (turn) => hire(turn, (garrison, own) => drawn(turn, turn.draw.fork(garrison), own)),
};

/** An admiral's name and figures, without their id and what they have done this turn. */
export type Recruit = Pick<Admiral, 'name' | 'tactics' | 'siegecraft' | 'combat' | 'hitPoints'>;

/** The step itself; `found` says whom a garrison finds, so that a preview can run it without dice. */
export function hire(turn: GeTurn, found: (garrison: UnitId, own: readonly Admiral[]) => Recruit): void {
  const hired = new Set<UnitId>();
  const serving = admiralsByOwner(turn.state);
  forCommands(turn, 'hire-admiral', ({ seat, id: unit, unit: { place }, order: { ref: cause } }) => {
    const own = serving.get(seat) ?? [];
    const problem =
      (hired.has(unit) ? hiredAlready() : undefined) ??
      hirePlaceProblem(turn.state, seat, unit) ??
      hireLimitProblem(turn.state, seat, own.length) ??
      hireMoneyProblem(turn.state, seat);
    if (problem !== undefined) return turn.refuse(cause, problem);
    hired.add(unit);
    const fresh = { attacks: 1, used: 0, tacticsGained: 0, siegecraftGained: false };
    const admiral = { id: hiredId(turn.state, seat, unit), ...found(unit, own), ...fresh };
    turn.happen({ kind: 'admiral-hired', seat, unit, place, admiral, cost: hireCost(turn.state), cause });
    serving.set(seat, [...own, admiral]);
  });
}

/** OURS: every value of a figure is equally likely, and no two admirals of an empire have the same name while others are free. */
function drawn({ state }: { readonly state: State }, draw: Draw, own: readonly Admiral[]): Recruit {
  const { tactics, siegecraft, combat, hitPoints } = state.parameters.hired;
  const figures = {
    tactics: within(draw, tactics),
    siegecraft: within(draw, siegecraft),
    combat: within(draw, combat),
    hitPoints: within(draw, hitPoints),
  };
  const free = admiralNames.filter((name) => !own.some((admiral) => admiral.name === name));
  return { name: draw.pick(free.length > 0 ? free : admiralNames), ...figures };
}

const within = (draw: Draw, { least, most }: Span): number =>
  most <= least ? least : least - 1 + draw.int(most - least + 1);
