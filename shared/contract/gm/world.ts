import { hash, json, line, list, object, optional, text } from '#kernel/codec/shapes.ts';
import { citation, longestBook, mostBooks } from '#kernel/codec/books.ts';
import { gameName } from '#kernel/files/envelope.ts';
import { filedQuestion } from '#kernel/files/questionBodies.ts';
import { turnNumber } from '../keys.ts';
import { shown } from './shown.ts';

/**
 * The whole world of the current turn, for its game master alone, with their own orders of it. `view` and the orders are the ruleset’s data
 * and are parsed by its codecs. While a run waits, it is the world of that moment.
 */
export const worldShown = object({
  turn: turnNumber,
  ruleset: text(80),
  view: json,
  plan: json,
  /** Of the game, for acts on it. */
  marks: shown,
  /** Of the orders, for `gm.ownOrders`. */
  mark: hash,
  /** Why the orders stand as they are: the turn’s run has begun. */
  fixed: optional(text(2_000)),
  /** The books that the view goes by; absent where there are none. */
  books: optional(list(citation, mostBooks)),
  /** What the run that waits asks the game master, and is not answered yet. */
  questions: list(filedQuestion, 1_000),
  until: optional(line(40)),
});

/** The game master’s orders of the turn; refused with `plan-changed-elsewhere` if `mark` is not that of the present ones. */
export const ownOrdersSet = object({ game: gameName, turn: turnNumber, mark: hash, plan: json });
export const ownOrdersKept = object({ mark: hash });

export const gmBookAsked = object({ game: gameName, book: citation });
export const gmBookRead = object({ text: text(longestBook) });
