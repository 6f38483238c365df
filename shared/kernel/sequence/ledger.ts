import type { OrderRef } from '../words/ids.ts';
import type { Problem } from '../words/problem.ts';
import type { Where } from '../words/where.ts';

/** One event and where in the turn it happened. Applying the whole ledger to the state before the turn gives the state after it. */
export interface Entry<E> extends Where {
  readonly event: E;
}

/** An order, or the rest of it, that was not carried out. */
export interface Refusal extends Where {
  readonly order: OrderRef;
  readonly problem: Problem;
}
