import { id, object, optional } from '#kernel/codec/shapes.ts';
import type { OrderRef } from '#kernel/words/ids.ts';
import { words } from '../relations/espionage.ts';

/** What a captain is to decide this turn, in the words of their admiral (A9.10). */
export interface Discretion {
  /** Absent: nothing is left to them. */
  readonly left?: { readonly words: string; readonly cause: OrderRef };
}

export const discretionFields = { left: optional(object({ words, cause: id<OrderRef>() })) } as const;
