import { integer, literal, object, optional } from '#kernel/codec/shapes.ts';

const turnNumber = integer(1, 99_999);
const many = integer(0, 1_000_000);

/** What is being scrapped: since which turn, with the end of which one it is gone, for how many points, and the factors that it had whole (B9.20, B9.30). */
export interface Scrapped {
  readonly begun: number;
  readonly due: number;
  readonly points: number;
  readonly attack: number;
  readonly defence: number;
}
export const scrappedShape = object({
  begun: turnNumber,
  due: turnNumber,
  points: many,
  attack: many,
  defence: many,
});

/** What mothballs, scrapping and the National Guard make of a ship (B9.20, B9.40, B11.120). Absent members: nothing. */
export interface Storing {
  /** It is mothballed. */
  readonly stored?: true;
  /** Its fee was not paid once, and it is crippled (B9.60). */
  readonly unpaid?: true;
  /** It is of the National Guard: it belongs to the starbases of its hex, and never leaves it (B11.120). */
  readonly guard?: true;
  /** It is being scrapped. */
  readonly scrapped?: Scrapped;
}
export const storingFields = {
  stored: optional(literal(true)),
  unpaid: optional(literal(true)),
  guard: optional(literal(true)),
  scrapped: optional(scrappedShape),
} as const;

/** Whether something is mothballed, or being scrapped: it is under a code of its own, moves nowhere and is given no orders (B9.20, B9.40). */
export const isStored = ({ ships }: { readonly ships: readonly Storing[] }): boolean =>
  ships.some(({ stored, scrapped }) => stored === true || scrapped !== undefined);

/** Whether ships are mothballed (B9.40). */
export const isMothballed = ({ ships }: { readonly ships: readonly Storing[] }): boolean =>
  ships.some(({ stored }) => stored === true);

/** Whether it is being scrapped (B9.20). */
export const isScrapped = ({ ships }: { readonly ships: readonly Storing[] }): boolean =>
  ships.some(({ scrapped }) => scrapped !== undefined);
