import type { SeatId, UnitId } from '#kernel/ids.ts';
import type { GeTurn } from '../../model/game.ts';
import { phaseOrders } from '../../model/orders.ts';
import type { PhaseOrder } from '../../rules/phases.ts';
import { mostPhases, phaseOrdersOf } from '../../rules/phases.ts';

/** A plan with something to do in the movement events. */
export interface MovementPlan {
  readonly seat: SeatId;
  /** Absent: orders that stand in no unit's plan, and are void. */
  readonly unit?: UnitId;
  /** One for each phase, from phase 1. */
  readonly orders: readonly PhaseOrder[];
}

/** Every plan that holds an order which takes a phase. */
export function movementPlans(turn: GeTurn): readonly MovementPlan[] {
  const plans = new Map<string, MovementPlan>();
  for (const { seat, unit, order } of phaseOrders.flatMap((kind) => turn.orders(kind))) {
    const key = `${seat} ${unit ?? order.ref}`;
    if (unit === undefined) plans.set(key, { seat, orders: [order] });
    else if (!plans.has(key)) plans.set(key, { seat, unit, orders: phaseOrdersFor(turn, seat, unit) });
  }
  return [...plans.values()];
}

/** The orders of one seat to one unit that take a phase each, in plan order. */
export function phaseOrdersFor(turn: GeTurn, seat: SeatId, unit: UnitId): readonly PhaseOrder[] {
  return phaseOrdersOf(turn.plan(unit).filter((given) => given.seat === seat).map(({ order }) => order));
}

/** Movement Events Repeat: while a plan holds an order not yet tried, affordable or not, and once more (GE 557, 653, 783, E-20). */
export function movementIsOver(turn: GeTurn, phase: number): boolean {
  const ordered = Math.max(0, ...movementPlans(turn).map(({ orders }) => orders.length));
  return phase > Math.min(ordered, mostPhases);
}
