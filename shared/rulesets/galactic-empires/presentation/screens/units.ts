import type { OrderRef, UnitId } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { listedOrders, ordersOf } from '#kernel/game/plan.ts';
import type { UnitRow } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Order } from '../../game.ts';
import type { Unit } from '../../model/state.ts';
import type { View } from '../../model/view.ts';
import { ownUnits, preview } from '../../preview/preview.ts';
import { review } from '../../review/review.ts';
import { headCount, shipCount } from '../../model/units/forces.ts';
import { movePoints, movePointsAtStart } from '../../movement/movement.ts';
import { unitLabel } from '../../model/words.ts';
import { silhouette } from '../ships.ts';
import { unitCells } from './roster.ts';

/**
 * The list of own units (GE 413-431), with those that the plan forms. Ships and move-points are those after the first events, when
 * fleets have been formed and units in one sector have transferred ships; moves left are those after the planned moves.
 */
export function units(view: View, plan: Plan<Order>): readonly UnitRow[] {
  const start = preview(view, plan).start;
  const troubled = problemCounts(view, plan);
  return ownUnits(start, view)
    .map((unit) => row(view, plan, unit, start.units[unit] as Unit, troubled.get(unit) ?? 0))
    .sort((a, b) => (a.kind === b.kind ? 0 : a.kind === 'starfleet' ? -1 : 1));
}

export function problemCounts(view: View, plan: Plan<Order>): ReadonlyMap<UnitId, number> {
  const owners = new Map<OrderRef, UnitId>();
  for (const { unit, order } of listedOrders(plan)) if (unit !== undefined) owners.set(order.ref, unit);
  const counts = new Map<UnitId, number>();
  for (const { order } of review(view, plan)) {
    const unit = order === undefined ? undefined : owners.get(order);
    if (unit !== undefined) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  return counts;
}

export function row(view: View, plan: Plan<Order>, unit: UnitId, own: Unit, problems: number): UnitRow {
  const start = preview(view, plan).start;
  const moved = preview(view, plan).moved;
  const later = moved.units[unit];
  const moves = {
    left: later === undefined ? 0 : movePoints(moved, later),
    of: movePointsAtStart(start, own),
    word: movePoint,
  };
  return {
    unit,
    kind: own.kind,
    label: unitLabel(own),
    name: own.name,
    place: own.place,
    placeName: view.sectors[own.place]?.name ?? own.place,
    sign: silhouette(own.stacks),
    size: shipCount(own),
    ...(headCount(own) === 0 ? { bare: true } : {}),
    cells: unitCells(start, own, moves),
    tags: [],
    states: own.cloaked ? [{ label: 'Cloaked', tone: 'good', hidden: true }] : [],
    ...(own.kind === 'starfleet' ? { moves } : {}),
    said: phrase('{ships|ship|ships}, {left} of {of} move-points', {
      ships: shipCount(own),
      left: moves.left,
      of: moves.of,
    }),
    orders: ordersOf(plan, unit).length,
    problems,
  };
}

const movePoint = { one: 'move-point', many: 'move-points' };
