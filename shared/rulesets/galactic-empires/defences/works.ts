import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { GeTurn } from '../model/game.ts';
import { world } from '../model/imagine.ts';
import type { Order, OrderOf } from '../model/orders.ts';
import type { State, Unit } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { unitFilled } from '../movement/ahead.ts';
import type { Command } from '../planning/commands.ts';
import { forCommands } from '../planning/commands.ts';
import { plannedUnit } from '../planning/planned.ts';
import type { Worker } from './construction.ts';
import {
  beginConstructionProblem,
  constructionProblem,
  stoppedProblem,
  worksAlready,
} from './construction.ts';
import type { Happening } from './events.ts';
import { beginRazingProblem, razingProblem } from './razing.ts';

/** The unit at this spot when it begins to work: with the ships that transfers bring and without those they take. */
export const plannedWorker = (view: View, plan: Plan<AnyOrder>, at: Spot): Worker | undefined =>
  at.unit === undefined ? undefined : unitFilled(view, plan, at.unit);

/** Whether the plan sets the unit at this spot to work. */
const isBusy = (plan: Plan<AnyOrder>, { unit }: Spot): boolean =>
  unit !== undefined &&
  (plan.units[unit] ?? []).some(({ kind }) => kind === 'build-defences' || kind === 'raze-defences');

/** How many levels other units of the plan build and raze at a place. */
function workElsewhere(
  view: View,
  plan: Plan<AnyOrder>,
  id: UnitId | undefined,
  place: PlaceId,
): { readonly built: number; readonly razed: number } {
  const others = inOrder((plan as Plan<Order>).units).filter(
    ([unit]) => unit !== id && isBusy(plan, { unit }) && plannedUnit(view, plan, unit)?.place === place,
  );
  const levels = (kind: 'build-defences' | 'raze-defences'): number =>
    others.reduce(
      (sum, [, orders]) =>
        orders.reduce(
          (more, order) =>
            order.kind !== kind ? more : more + (order.kind === 'raze-defences' ? order.levels : 1),
          sum,
        ),
      0,
    );
  return { built: levels('build-defences'), razed: levels('raze-defences') };
}

/** How many levels other units of the plan raze there. */
export const razedElsewhere = (view: View, plan: Plan<AnyOrder>, at: Spot, place: PlaceId): number =>
  workElsewhere(view, plan, at.unit, place).razed;

/** Why the unit at this spot would build nothing under this plan, if so; money is not considered. */
export function buildingBarred(
  view: View,
  plan: Plan<AnyOrder>,
  at: Spot,
  worker: Worker,
): Problem | undefined {
  if (isBusy(plan, at)) return worksAlready();
  return constructionProblem(
    world(view),
    view.me,
    worker,
    workElsewhere(view, plan, at.unit, worker.place).built > 0,
  );
}

/** Why the unit at this spot would raze nothing under this plan, if so. */
export function razingBarred(
  view: View,
  plan: Plan<AnyOrder>,
  at: Spot,
  worker: Worker,
): Problem | undefined {
  if (isBusy(plan, at)) return worksAlready();
  return razingProblem(world(view), view.me, worker, razedElsewhere(view, plan, at, worker.place));
}

const works = { 'build-defences': 'construction', 'raze-defences': 'razing' } as const;

/** Units that build or raze give up their move-points for it (GE 872, 1375-1379, E-07). */
export function beginWorks(turn: GeTurn<Happening>): void {
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
  turn: GeTurn<Happening>,
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
