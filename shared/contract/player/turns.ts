import { flag, integer, json, line, list, object, oneOf, optional, text } from '#kernel/codec/shapes.ts';
import { answeredFor, dueTold, seatShare } from '#kernel/files/bodies.ts';
import type { Of } from '#kernel/codec/codec.ts';
import { gameName } from '#kernel/files/envelope.ts';
import { playerRequests } from '#kernel/files/requests.ts';
import { packName } from '#kernel/files/upgradeParts.ts';
import { seatName, turnKey, turnNumber } from '../keys.ts';
import { problems } from '../problems.ts';
import { wish } from '../beginning.ts';
import { citation, longestBook, mostBooks } from '#kernel/codec/books.ts';

/** Milliseconds since 1970, stamped by the host. */
const moment = integer(0, Number.MAX_SAFE_INTEGER);
const revision = integer(0, Number.MAX_SAFE_INTEGER);
const digest = text(64);

/** One line of the library. */
export const turnRow = object({
  game: gameName,
  seat: seatName,
  turn: turnNumber,
  ruleset: text(80),
  /** The title the game master gave the game, or else its short name. */
  title: text(200),
  /** Name of the player's seat. */
  seatName: text(200),
  /** Number of orders in the saved plan. */
  orders: integer(0, 1_000_000),
  /** When the plan was last saved, if ever. */
  savedAt: optional(moment),
  practice: flag,
  /** The newest turn of its seat. */
  latest: flag,
  /** A practice game for learning. */
  tutorial: flag,
  /** How many of its lessons are done or skipped; absent where it has none to tell. */
  lessons: optional(integer(0, 1_000)),
  /** The game master asks something in the middle of the turn, and it is not answered yet. */
  asked: optional(flag),
  /** Several persons at this screen play the game: who plays this seat, and whether they have given their orders of the turn. */
  table: optional(object({ player: line(80), given: flag })),
  /** When its orders are due, as the results in use tell it; absent where they name no such moment, or the game is over. */
  due: optional(dueTold),
  /** More than one results file came for this turn. */
  disputed: flag,
});

/** A file in the library folder that is not a turn of ours. */
export const stray = object({ path: text(1000), problems });

/**
 * An opened turn. `view`, `heard` and `plan` are the ruleset's data and are parsed by its codecs;
 * `notes` are notices that did not stop the opening.
 */
export const turnOpened = object({
  key: turnKey,
  ruleset: text(80),
  edition: integer(0, 1_000_000),
  view: json,
  heard: json,
  refusals: json,
  /** What was answered for the player in the middle of the turn before, by orders in advance, the computer or silence. */
  answered: optional(answeredFor),
  /** Who shares the seat with the player; absent where nobody does. */
  share: optional(seatShare),
  plan: json,
  planRevision: revision,
  digest,
  practice: flag,
  /** A practice game for learning, with lessons. */
  tutorial: flag,
  latest: flag,
  /** Digests of all results files for this turn; the one in use is `digest`. */
  versions: list(digest, 1_000),
  /** The books that the view goes by, to be asked for with `turn.book`; absent where there are none. */
  books: optional(list(citation, mostBooks)),
  notes: problems,
  /** The turn before was run again: how often, and the game master's reason. */
  rerun: optional(object({ times: integer(1, 1_000), why: text(500) })),
  /** When its orders are due, as the results tell it. */
  due: optional(dueTold),
  /** How the turn before was run, in sentences; not at the start of a game or in results of older programs. */
  howRun: optional(list(text(300), 20)),
  /** The mail address for orders, if the game master's results name one. */
  address: optional(line(254)),
  /** The mail address by which one writes to other players without showing one’s own; absent where nobody can. */
  relay: optional(line(254)),
});

export const turnChoice = object({ key: turnKey, digest });
/** `digest`: of the results that the plan was made on. */
export const planSave = object({ key: turnKey, plan: json, revision, digest });
export const planSaved = object({ revision });

/** What a page shows of the orders of a turn: by these results, the plan as it was last saved, and the requests if they were read. */
export const ordersShown = object({ digest, revision, requests: optional(playerRequests) });
export type OrdersShown = Of<typeof ordersShown>;
/** An act on the orders that are saved: refused if they are not those that are shown. */
export const ordersActed = object({ key: turnKey, shown: ordersShown });
/** `now`: the newest turn of the game that the page shows. */
export const practiceBack = object({ key: turnKey, now: turnNumber });

/** A practice game: the player's seat and the text that all its chance follows from; both random by default. */
export const practiceStart = object({
  seat: optional(seatName),
  seed: optional(text(200)),
  /** The persons at this screen, who play one after another, in place of `seat`; at least one. By default one person plays. */
  table: optional(list(object({ seat: seatName, player: line(80) }), 100)),
  /** Which ruleset; by default the first. */
  ruleset: optional(text(80)),
  /** What is wished in the form of a practice game. */
  wish: optional(wish),
  /** Seats that the computer leads conquer nothing, where the rules know such ones. */
  gentle: optional(flag),
  /** How well the computer leads them, by a word of the rules; absent: as usual. */
  level: optional(line(80)),
  /** A game for learning, the same for everybody; the other choices then do not apply. */
  tutorial: optional(flag),
  /** A scenario that a pack brought, by the pack's name and its own. */
  scenario: optional(object({ pack: packName, name: packName })),
});

/** The text of a book that a turn of the library goes by. */
export const bookAsked = object({ key: turnKey, book: citation });
export const bookRead = object({ text: text(longestBook) });

/** What has progressed, for a line on the screen. */
export const progress = object({
  what: oneOf(['practice', 'history', 'proof']),
  doing: text(200),
  /** Steps done, and steps in all. */
  done: integer(0, 1_000_000),
  of: integer(1, 1_000_000),
});
