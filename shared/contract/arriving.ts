import type { Of } from '#kernel/codec/codec.ts';
import { flag, line, list, object, oneOf, text } from '#kernel/codec/shapes.ts';
import { gameName } from '#kernel/files/envelope.ts';
import { turnNumber } from './keys.ts';
import { instant } from './shapes.ts';

/** Another copy of a game, in the desk's folders: on the desk (under this name), or put away. */
export const gameCopy = object({
  where: oneOf(['desk', 'away']),
  game: gameName,
  file: text(1_000),
  turn: turnNumber,
  /** When the turn was opened to orders: the turn before was run then, or the game was begun. */
  opened: instant,
  /** One of its turns went differently: it has become a separate game. */
  parted: flag,
});
export type GameCopy = Of<typeof gameCopy>;

export const gameCopies = list(gameCopy, 1_000);

/** A game that came as one file and awaits the game master's decision: it is not on the desk yet. */
export const gameOffered = object({
  waits: line(40),
  game: gameName,
  title: line(200),
  turn: turnNumber,
  opened: instant,
  copies: gameCopies,
});
export type GameOffered = Of<typeof gameOffered>;

export const offerNamed = object({ waits: line(40) });

/** A game that was taken onto the desk, and the file it is now played in. */
export const gameTakenIn = object({ game: gameName, file: text(1_000) });
