import { integer, object, text, where } from '#kernel/codec/shapes.ts';
import type { Shape } from '#kernel/codec/shape.ts';
import { gameName } from '#kernel/files/envelope.ts';
import { idPattern } from '#kernel/words/ids.ts';

/** One turn of one seat of one game; every call about a turn names one. */
export interface TurnKey {
  readonly game: string;
  readonly seat: string;
  /** From 0 to 9999. */
  readonly turn: number;
}

/** An id of a seat, as it crosses. */
export const seatName = where(text(80), (name) => idPattern.test(name), 'the name of a seat');
export const turnNumber = integer(0, 9999);
export const turnKey: Shape<TurnKey> = object({ game: gameName, seat: seatName, turn: turnNumber });

/** Nothing sent, or nothing returned. */
export const nothing = object({}) as unknown as Shape<Readonly<Record<string, never>>>;
