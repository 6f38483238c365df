import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { State, Unit } from '../model/state.ts';
import { blankUnit } from '../model/units/blankUnit.ts';
import { withShips, withoutShips } from '../model/units/change.ts';
import { fromLowestRanks } from '../model/units/ranks.ts';
import type { View } from '../model/view.ts';
import { isA } from '../planning/orders.ts';
import { plannedUnit, plannedWorld } from '../planning/planned.ts';
import { cloakProblem, decloakProblem } from './cloaking.ts';
import { phaseOrdersOf } from './phases.ts';

/**
 * One of the reader's units as its plan leaves it if every order succeeds: the basis for what can be ordered next.
 * It is where its route ends, has moved, worked and cloaked, and has the ships that transfers bring and leave it. Move-points are
 * not deducted: the review finds out what a route costs.
 * @param inPhase true for an order that takes a phase: transfers at the start of the turn are over by then.
 */
export function unitAhead(view: View, plan: Plan<AnyOrder>, id: UnitId, inPhase = false): Unit | undefined {
  const start = startingUnit(view, plan, id);
  if (start === undefined) return undefined;
  const list = ordersOf(plan, id);
  const works = list.some((order) => isA(order, 'build-defences', 'raze-defences'));
  // An order to cloak that comes first in a plan is carried out before any transfer (GE 621, 631).
  const filled = inPhase || phaseOrdersOf(list).length > 0 ? exchanged(plan, id, start) : start;
  const state = plannedWorld(view, plan);
  return list.reduce((unit, order) => after(state, unit, order), works ? { ...filled, spent: true } : filled);
}

/** One of the reader's units at the start of the turn, with the ships that the plan's transfers bring and without those they take. */
export function unitFilled(view: View, plan: Plan<AnyOrder>, id: UnitId): Unit | undefined {
  const start = startingUnit(view, plan, id);
  return start === undefined ? undefined : exchanged(plan, id, start);
}

function startingUnit(view: View, plan: Plan<AnyOrder>, id: UnitId): Unit | undefined {
  const planned = plannedUnit(view, plan, id);
  if (planned === undefined) return undefined;
  const { kind, number, name, place, stacks } = planned;
  return view.units[id] ?? { ...blankUnit(kind, number, name, place, view.me), stacks };
}

/** The plan up to this order of the unit; the whole plan for an order that is not in it yet. */
export function planBefore(plan: Plan<AnyOrder>, id: UnitId, order: object): Plan<AnyOrder> {
  const list = ordersOf(plan, id);
  const at = list.findIndex(({ ref }) => 'ref' in order && ref === order.ref);
  return at < 0 ? plan : { ...plan, units: { ...plan.units, [id]: list.slice(0, at) } };
}

function after(state: State, unit: Unit, order: AnyOrder): Unit {
  if (isA(order, 'travel')) return { ...unit, place: order.to, travelled: unit.travelled + 1 };
  if (isA(order, 'wait')) return { ...unit, waits: unit.waits + 1 };
  if (isA(order, 'search', 'pillage')) return { ...unit, spent: true };
  if (isA(order, 'cloak') && cloakProblem(state, unit) === undefined)
    return { ...unit, cloaked: true, cloakChanged: true };
  if (isA(order, 'decloak') && decloakProblem(unit) === undefined)
    return { ...unit, cloaked: false, cloakChanged: true };
  return unit;
}

/** The unit with the ships that planned transfers bring and without those they take, wherever the two units meet. */
function exchanged(plan: Plan<AnyOrder>, id: UnitId, start: Unit): Unit {
  return inOrder(plan.units).reduce(
    (unit, [from, orders]) =>
      orders.reduce((filled, order): Unit => {
        if (!isA(order, 'transfer-starships')) return filled;
        const { type, count, rank, to } = order;
        if (from === id)
          return {
            ...filled,
            stacks: fromLowestRanks(filled, type, count).reduce(withoutShips, filled.stacks),
          };
        return to === id
          ? { ...filled, stacks: withShips(filled.stacks, { type, count, rank, used: 0 }) }
          : filled;
      }, unit),
    start,
  );
}

/** The unit of this spot as the plan leaves it; undefined for spots of a sector or an empire. */
export const unitAt = (
  view: View,
  { unit, place, seat }: Spot,
  plan: Plan<AnyOrder>,
  inPhase = false,
): Unit | undefined =>
  unit === undefined || place !== undefined || seat !== undefined
    ? undefined
    : unitAhead(view, plan, unit, inPhase);

/** Offers an order without a form, if nothing speaks against it for the unit. */
export const offeredTo = (
  unit: Unit | undefined,
  wrong: (unit: Unit) => Problem | undefined,
): readonly Record<never, never>[] => (unit === undefined || wrong(unit) !== undefined ? [] : [{}]);
