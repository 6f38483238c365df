import { literal, optional } from '#kernel/codec/shapes.ts';

/** What mothballs and the National Guard make of a ship (B9.40, B11.120). Absent members: nothing. */
export interface Storing {
  /** It is mothballed. */
  readonly stored?: true;
  /** Its fee was not paid once, and it is crippled (B9.60). */
  readonly unpaid?: true;
  /** It is of the National Guard: it belongs to the starbases of its hex, and never leaves it (B11.120). */
  readonly guard?: true;
}
export const storingFields = {
  stored: optional(literal(true)),
  unpaid: optional(literal(true)),
  guard: optional(literal(true)),
} as const;

/** Whether ships are mothballed, which are under a code of their own (B9.40). */
export const isStored = ({ ships }: { readonly ships: readonly Storing[] }): boolean =>
  ships.some(({ stored }) => stored === true);
