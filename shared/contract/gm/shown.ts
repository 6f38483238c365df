import type { Codec, Of } from '#kernel/codec/codec.ts';
import { hash, object, optional } from '#kernel/codec/shapes.ts';
import { gameName } from '#kernel/files/envelope.ts';
import { call, type Call } from '../call.ts';
import { turnNumber } from '../keys.ts';

/**
 * What a desk showed of a game when its user acted: its turn, and marks that change with what they are of. Every act on a
 * game says it; if it has moved since, nothing is done.
 */
export const shown = object({
  turn: turnNumber,
  /** Of how far the turn is: runs that are over, wait, or are put off or aside, the end of the game, and the edition of its rules. */
  run: hash,
  /** Of the policy, holds, extensions, the watched folder, and who answers. */
  settings: hash,
  /** Of the seat that the act is about: its players, and what is decreed about it. */
  seat: optional(hash),
});
export type Shown = Of<typeof shown>;

/** The members of every act on a game. */
export const acted = { game: gameName, shown } as const;

/** A call that acts on a game as it was shown. */
export interface Act<I, O> extends Call<I, O> {
  readonly act: true;
}
export const act = <I extends { readonly shown: Shown }, O>(
  input: Codec<I>,
  output: Codec<O>,
): Act<I, O> => ({ ...call(input, output), act: true });

/** An act about nothing but the game. */
export const plainAct = object(acted);
