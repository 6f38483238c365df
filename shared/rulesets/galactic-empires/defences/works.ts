import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { GeTurn } from '../declare.ts';
import { world } from '../model/imagine.ts';
import type { State, Unit } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { unitFilled } from '../movement/ahead.ts';
import type { Command, Declared } from '../planning/orders.ts';
import { givenOf, isA } from '../planning/orders.ts';
import { plannedUnit } from '../planning/planned.ts';
import type { Worker } from './construction.ts';
import { constructionProblem, stoppedProblem, worksAlready } from './construction.ts';
import { razingProblem } from './razing.ts';

/** The unit at this spot when it begins to work: with the ships that transfers bring and without those they take. */
export const plannedWorker = (view: View, plan: Plan<AnyOrder>, at: Spot): Worker | undefined =>
  at.unit === undefined ? undefined : unitFilled(view, plan, at.unit);

/** Whether the plan sets the unit at this spot to work. */
const isBusy = (plan: Plan<AnyOrder>, { unit }: Spot): boolean =>
  unit !== undefined &&
  (plan.units[unit] ?? []).some((order) => isA(order, 'build-defences', 'raze-defences'));

/** How many levels other units of the plan build and raze at a place. */
function workElsewhere(
  view: View,
  plan: Plan<AnyOrder>,
  id: UnitId | undefined,
  place: PlaceId,
): { readonly built: number; readonly razed: number } {
  const orders = inOrder(plan.units)
    .filter(
      ([unit]) => unit !== id && isBusy(plan, { unit }) && plannedUnit(view, plan, unit)?.place === place,
    )
    .flatMap(([, list]) => list);
  return {
    built: orders.filter((order) => isA(order, 'build-defences')).length,
    razed: orders.reduce((sum, order) => sum + (isA(order, 'raze-defences') ? order.levels : 0), 0),
  };
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

/** Continues the work of each unit that began it, or refuses the order if the work has failed since. Orders refused at the beginning are skipped. */
export function forWorkers<O extends AnyOrder>(
  turn: Pick<GeTurn, 'state' | 'orders' | 'refuse'>,
  declared: Declared<O>,
  work: NonNullable<Unit['working']>,
  carryOut: (command: Command<O>) => void,
): void {
  const seen = new Set<UnitId>();
  for (const { seat, unit: id, order } of givenOf(turn, declared)) {
    const unit = id === undefined ? undefined : turn.state.units[id];
    if (id === undefined || unit === undefined || seen.has(id) || ownerAtStart(turn.state, unit) !== seat)
      continue;
    seen.add(id);
    const problem = stoppedProblem(turn.state, unit);
    if (problem !== undefined) turn.refuse(order.ref, problem);
    else if (unit.working === work) carryOut({ seat, id, unit, order });
  }
}

const ownerAtStart = (state: State, { kind, owner, place }: Unit): Unit['owner'] =>
  kind === 'garrison' ? state.sectors[place]?.ownerAtStart : owner;
