import { integer, object, text, where, type Shape } from '#kernel/codec/shapes.ts';
import { idPattern } from '#kernel/ids.ts';

/** One turn of one seat of one game: what every call about a turn names. */
export interface TurnKey {
  readonly game: string;
  readonly seat: string;
  /** From 0 to 9999. */
  readonly turn: number;
}

/** Games are named by a few letters, digits and hyphens: the name also stands in file and folder names. */
export const gamePattern = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/;

export const gameName = where(text(40), (name) => gamePattern.test(name), 'the short name of a game');
export const seatName = where(text(80), (name) => idPattern.test(name), 'the name of a seat');
export const turnNumber = integer(0, 9999);
export const turnKey: Shape<TurnKey> = object({ game: gameName, seat: seatName, turn: turnNumber });

/** Nothing is sent, or nothing comes back. */
export const nothing = object({}) as unknown as Shape<Readonly<Record<string, never>>>;
