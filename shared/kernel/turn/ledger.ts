import type { OrderRef } from '../ids.ts';
import type { Problem } from '../problem.ts';

/** One event and where in the turn it happened. Applying the whole ledger to the state before the turn gives the state after it. */
export interface Entry<E> {
  /** Name of the step. */
  readonly step: string;
  /** Phase of a repeated part, from 1; 0 outside. */
  readonly pass: number;
  readonly event: E;
}

/** An order, or the rest of it, that was not carried out. */
export interface Refusal {
  readonly step: string;
  readonly pass: number;
  readonly order: OrderRef;
  readonly problem: Problem;
}
