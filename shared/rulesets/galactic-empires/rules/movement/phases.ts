import type { OrderRef } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Path } from '#kernel/words/where.ts';
import type { Order, OrderOf } from '../../model/orders.ts';
import { phaseOrders } from '../../model/orders.ts';
import { impossible } from '../../tables/refusals.ts';

/** An order that takes a phase of the movement events. */
export type PhaseOrder = OrderOf<(typeof phaseOrders)[number]>;

/** What one pass of the movement events is called. */
export const phaseName = 'Phase';

/** A phase as a place in the turn, from 1; 0 lies outside the movement events. */
export const inPhase = (phase: number): Path => (phase === 0 ? [] : [{ name: phaseName, at: phase }]);

/** OURS: the most phases with orders in a turn. No plan needs more, and without a limit a file could make a turn endless. */
export const mostPhases = 100;

/** Why an order beyond the last phase is void. */
export const tooManyPhases = (): Problem =>
  impossible('GE 557', 'too-many-phases', {
    most: mostPhases,
  });

function takesPhase(order: Order): order is PhaseOrder {
  return (phaseOrders as readonly string[]).includes(order.kind);
}

/** The orders of a unit's plan that take a phase each: the n-th is tried in phase n, whatever it costs (GE 1445, E-19). */
export function phaseOrdersOf(plan: readonly Order[]): readonly PhaseOrder[] {
  return plan.filter(takesPhase);
}

/**
 * For each order that takes no phase, by reference, the phase in which it is carried out: that of the last order before it in the plan
 * which takes a phase; 0 for orders at the head of the plan, which belong to the first events (GE 621, 697, E-19).
 */
export function phasesBefore(plan: readonly Order[]): ReadonlyMap<OrderRef, number> {
  let phases = 0;
  return new Map(plan.map((order) => [order.ref, takesPhase(order) ? phases++ : phases]));
}
