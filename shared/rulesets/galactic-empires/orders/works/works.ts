import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { world } from '../../imagine.ts';
import type { Order } from '../../model/orders.ts';
import type { View } from '../../model/view.ts';
import type { Worker } from '../../rules/works/construction.ts';
import { constructionProblem, worksAlready } from '../../rules/works/construction.ts';
import { razingProblem } from '../../rules/works/razing.ts';
import { unitFilled } from '../movement/ahead.ts';
import { plannedUnit } from '../planned.ts';

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
