import type { OrderRef } from '../ids.ts';
import type { Problem } from '../problem.ts';

/** One event with where in the turn it happened. The ledger folded over the state before is the state after. */
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
