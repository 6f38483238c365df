import type { OrderRef } from '#kernel/words/ids.ts';

/** An order; most have nothing but their kind. */
export interface Ordered<K extends string> {
  readonly kind: K;
  readonly ref: OrderRef;
}
