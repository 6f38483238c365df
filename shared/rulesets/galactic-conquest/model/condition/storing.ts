import { literal, optional } from '#kernel/codec/shapes.ts';

/** What mothballs make of a ship (B9.40). Absent members: nothing. */
export interface Storing {
  /** It is mothballed. */
  readonly stored?: true;
  /** Its fee was not paid once, and it is crippled (B9.60). */
  readonly unpaid?: true;
}
export const storingFields = { stored: optional(literal(true)), unpaid: optional(literal(true)) } as const;

/** Whether ships are mothballed, which are under a code of their own (B9.40). */
export const isStored = ({ ships }: { readonly ships: readonly Storing[] }): boolean =>
  ships.some(({ stored }) => stored === true);
