import { ordersOf } from '#kernel/game/plan.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { UnitRow } from '#kernel/presentation.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';

/** A unit with orders, and its row among the reader's units, if it has one. */
export interface UnitPlan {
  readonly unit: UnitId;
  readonly row?: UnitRow;
  readonly orders: number;
}

/** Whatever has orders: the reader's units in their order, then those that are none of theirs any more. */
export function unitPlansOf({ units, plan }: Pick<Turn, 'units' | 'plan'>): readonly UnitPlan[] {
  const rows = units.map((row) => ({ unit: row.unit, row, orders: ordersOf(plan, row.unit).length }));
  const known = new Set(units.map(({ unit }) => unit));
  const others = inOrder(plan.units).flatMap(([unit, list]) =>
    known.has(unit) ? [] : [{ unit, orders: list.length }],
  );
  return [...rows, ...others].filter(({ orders }) => orders > 0);
}

/** How many orders the page of plans lists: of the headquarters, of units, and of both. */
export function plansListed(turn: Pick<Turn, 'units' | 'plan'>) {
  const [general, ofUnits] = [
    turn.plan.hq.length,
    unitPlansOf(turn).reduce((sum, { orders }) => sum + orders, 0),
  ];
  return { general, ofUnits, all: general + ofUnits };
}
