import type { Order, OrderOf } from '../model/orders.ts';
import { phaseOrders } from '../model/orders.ts';

/** An order that takes a phase of the movement events. */
export type PhaseOrder = OrderOf<(typeof phaseOrders)[number]>;

/** OURS: a turn has at most this many phases with orders; no plan needs them, and a file cannot make a turn endless. */
export const mostPhases = 100;

function takesPhase(order: Order): order is PhaseOrder {
  return (phaseOrders as readonly string[]).includes(order.kind);
}

/** The orders of a unit's plan that take a phase each: the n-th is tried in phase n, whatever it costs (GE 1445, E-19). */
export function phaseOrdersOf(plan: readonly Order[]): readonly PhaseOrder[] {
  return plan.filter(takesPhase);
}
