import { flag, integer, line, list, object, optional, text } from '#kernel/codec/shapes.ts';
import { gameName } from '#kernel/files/envelope.ts';
import { turnNumber } from '../keys.ts';
import { acted } from './shown.ts';

/** The number of the question whose answer a battle is. */
const number = integer(0, 1_000);

/** A game of other rules that was begun for a battle. */
const begun = object({
  game: gameName,
  /** How it stands; absent: it is not on this desk. */
  stands: optional(
    object({
      turn: turnNumber,
      /** For whom its turn waits, as the calling game names them. */
      owes: list(line(200), 1_000),
      /** What its outcome would answer, once it is decided. */
      outcome: optional(text(4_000)),
    }),
  ),
});

/** A battle for whose outcome the run asks the game master. */
export const deskBattle = object({
  number,
  /** How another game fights it; absent: none can, and `why` says why. */
  fought: optional(
    object({
      title: line(200),
      /** The title of its rules. */
      rules: line(200),
      sides: list(line(200), 100),
    }),
  ),
  why: optional(text(4_000)),
  /** Whether it can be left to the rules of the calling game. */
  leaves: flag,
  begun: optional(begun),
});

/** Begins its game on the desk. */
export const battleFlown = object({ ...acted, number });
/** Answers its question: by what came of that game, or by the rules of the calling game. */
export const battleDecided = object({ ...acted, number, byRules: flag });
