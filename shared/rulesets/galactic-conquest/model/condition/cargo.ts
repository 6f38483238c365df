import { integer, optional } from '#kernel/codec/shapes.ts';

/** What a ship has of its cargo. */
export interface Laden {
  /** Cargo boxes that are left in it, once some were used up as supply; absent: all that it has (A4.10, C13.15). */
  readonly cargo?: number;
}
export const ladenFields = { cargo: optional(integer(0, 100_000)) };
