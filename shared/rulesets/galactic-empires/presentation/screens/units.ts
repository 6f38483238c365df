import type { OrderRef, UnitId } from '#kernel/ids.ts';
import type { Plan } from '#kernel/orders/plan.ts';
import { listedOrders, ordersOf } from '#kernel/orders/plan.ts';
import type { UnitRow } from '#kernel/presentation.ts';
import type { Order } from '../../model/orders.ts';
import type { State, Unit } from '../../model/state.ts';
import type { View } from '../../model/view.ts';
import { ownUnits, preview } from '../../preview.ts';
import { review } from '../../review.ts';
import { scoutingOf } from '../../rules/diplomacy/scouting.ts';
import { shipCount, totalCombat, totalHitPoints, typesOf } from '../../rules/forces/forces.ts';
import { canCloak } from '../../rules/movement/cloaking.ts';
import { movePoints, movePointsAtStart } from '../../rules/movement/movement.ts';
import { maybeStarship } from '../../tables/starships.ts';
import { unitLabel } from '../../words.ts';
import { silhouette } from '../ships.ts';

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
  return {
    unit,
    kind: own.kind,
    label: unitLabel(own),
    name: own.name,
    place: own.place,
    placeName: view.sectors[own.place]?.name ?? own.place,
    ships: shipCount(own),
    admirals: own.admirals.length,
    movesLeft: later === undefined ? 0 : movePoints(moved, later),
    movesAtStart: movePointsAtStart(start, own),
    shipClass: silhouette(own.stacks),
    orders: ordersOf(plan, unit).length,
    combat: totalCombat(own),
    hitPoints: totalHitPoints(own),
    problems,
    ...abilities(start, own),
  };
}

/** What the list shows of a unit's best ships (GE 427-431). */
function abilities(
  start: State,
  own: Unit,
): Pick<UnitRow, 'scouting' | 'scoutingBeyond' | 'search' | 'cloak' | 'cloaked'> {
  const types = typesOf(own);
  if (types.length === 0) return {};
  return {
    scouting: Math.max(...types.map((type) => scoutingOf(start, type).near)),
    scoutingBeyond: Math.max(...types.map((type) => scoutingOf(start, type).bonus)),
    search: Math.max(...types.map((type) => maybeStarship(type)?.search ?? 0)),
    cloak: own.kind === 'starfleet' && types.every((type) => canCloak(start, type)),
    ...(own.cloaked ? { cloaked: true } : {}),
  };
}
