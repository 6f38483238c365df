import type { Of } from '#kernel/codec/codec.ts';
import {
  flag,
  hash,
  id,
  integer,
  json,
  line,
  list,
  object,
  oneOf,
  optional,
  record,
} from '#kernel/codec/shapes.ts';
import type { Digest } from '#kernel/codec/books.ts';
import { citation, mostBooks } from '#kernel/codec/books.ts';
import { bookTexts, resultsProof } from '#kernel/files/bodies.ts';
import { gameName } from '#kernel/files/envelope.ts';
import type { OrderRef, SeatId, RunId } from '#kernel/words/ids.ts';
import { storedAnswers } from './storedAnswers.ts';
import { whereFields } from '#kernel/codec/whereShape.ts';

/**
 * The record of a game, to be examined and run again: the content of an archive, and what is read from a
 * game's file.
 */

const edition = integer(0, 1_000_000);
const turnNumber = integer(0, 1_000_000);
const stepMark = object({
  ...whereFields,
  events: integer(0, 10_000_000),
  told: hash,
  rolls: integer(0, 100_000_000),
  dice: hash,
});
const stateMark = object({ at: line(40), steps: integer(0, 1_000_000), state: hash });
const marks = object({ steps: list(stepMark, 1_000_000), states: list(stateMark, 1_000_000) });

/** How a run went; see `StoredTurn`. */
const went = {
  attempt: integer(0, 1_000),
  edition,
  entries: json,
  refusals: json,
  dice: optional(hash),
  marks: optional(marks),
  rule: optional(integer(1, 100)),
} as const;

/** A seat's results at the start of a turn, without keys, title and addresses. */
const resultsRecord = object({
  view: json,
  heard: json,
  refusals: json,
  /** What was answered for the player, if anything was. */
  answered: optional(json),
  commitment: hash,
  rerun: optional(integer(1, 1_000)),
  rerunWhy: optional(line(500)),
  proof: optional(resultsProof),
});
export type ResultsRecord = Of<typeof resultsRecord>;

const filed = object({
  seat: id<SeatId>(),
  by: oneOf(['player', 'stand-in']),
  /** The number of the player who signed it, if it is not the seat’s own. */
  fellow: optional(integer(2, 1_000)),
  late: flag,
  standing: oneOf(['counts', 'waits', 'declined']),
  counts: flag,
  named: flag,
});

/** The orders of one player of a seat that several share; those without orders are listed too. */
const seatPart = object({ player: integer(1, 1_000), scopes: list(line(80), 1_000), plan: json });
export type SeatPart = Of<typeof seatPart>;

/** One of several runs of a turn: whose orders it took, whom it told at its end, its dice, and what was filed for those whose orders it took. */
const runPart = object({
  run: id<RunId>(),
  takes: list(id<SeatId>(), 1_000),
  tells: list(id<SeatId>(), 1_000),
  dice: hash,
  files: list(filed, 100_000),
  former: record<SeatId, number>(integer(0, 10_000), 1_000),
  /** The seats among them that the computer led; absent in runs by older programs. */
  led: optional(list(id<SeatId>(), 1_000)),
  /** It was put off, and is run behind a run that the rules name behind it. */
  madeUp: optional(flag),
  /** Seats whose orders are taken by runs that were put off behind it; seats with players that it did not wait for. */
  putOff: optional(list(id<SeatId>(), 1_000)),
  waived: optional(list(id<SeatId>(), 1_000)),
});
export type RunPart = Of<typeof runPart>;

export const runRecord = object({
  ...went,
  /** The seed promised for the turn; the seed of a re-run with new dice follows from it. */
  seed: hash,
  /**
   * The orders that counted, by seat, and the plans that came in no file: those of the computer, and the game
   * master's decrees.
   */
  orders: record<SeatId, unknown>(json, 1_000),
  plans: record<SeatId, unknown>(json, 1_000),
  rulings: record<OrderRef, string>(line(40), 100_000),
  /** Of what the players sent who shared a seat, by seat: the orders of each, from which the seat’s were made. Absent where nobody did. */
  parts: optional(record<SeatId, readonly SeatPart[]>(list(seatPart, 1_000), 1_000)),
  /**
   * The valid files that came in, and how often each seat had been given new keys; absent in runs by older
   * programs.
   */
  files: optional(list(filed, 100_000)),
  former: optional(record<SeatId, number>(integer(0, 10_000), 1_000)),
  /** Seats with players that were not waited for, of a turn in which all moved together. */
  waived: optional(list(id<SeatId>(), 1_000)),
  /** The runs of a turn of several, in order; absent where all moved together. */
  runs: optional(list(runPart, 1_000)),
  /** How questions in the middle of the turn were answered; absent where nobody was asked. */
  answers: optional(storedAnswers),
  /** The archives of games in which answers were found, by the digests that these cite. Absent where there are none. */
  battles: optional(record<string, unknown>(json, 1_000, /^[0-9a-f]{64}$/)),
});
export type RunRecord = Of<typeof runRecord>;

export const turnRecord = object({
  turn: turnNumber,
  commitment: hash,
  state: json,
  results: record<SeatId, ResultsRecord>(resultsRecord, 1_000),
  rerun: optional(integer(1, 1_000)),
  /** Absent while the turn is open for orders. */
  ran: optional(runRecord),
});
export type TurnRecord = Of<typeof turnRecord>;

/**
 * A run that was put aside, with digests of the results each seat got and of what it was run with, and the
 * chain they carried.
 */
const asideRun = object({
  turn: turnNumber,
  ...went,
  told: optional(record<SeatId, string>(hash, 1_000)),
  open: optional(hash),
  given: optional(hash),
  chain: optional(hash),
});

/**
 * Runs that were put aside together, and why; a run that was taken back out of the turn under way has its place among the runs, and none stands here
 * if it waited. Without seeds, because their turns may be run again. */
export const undoneRecord = object({
  to: turnNumber,
  from: turnNumber,
  why: line(500),
  run: optional(integer(0, 1_000)),
  /** The name of that run, if it may be put off: another can then have its place. */
  name: optional(id<RunId>()),
  runs: list(asideRun, 10_000),
});
export type UndoneRecord = Of<typeof undoneRecord>;

/**
 * How the game began: its first turn and edition, what its world was made from, and the seats the computer
 * led.
 */
export const beginRecord = object({
  turn: turnNumber,
  edition,
  setup: json,
  led: list(id<SeatId>(), 1_000),
  ambitious: flag,
  /** How well the computer leads; absent: as usual. */
  level: optional(line(80)),
  /** Its books: those that were brought, by what they were brought as, and those made with its world. Absent where there are none. */
  books: optional(
    object({ brought: record<string, Digest>(citation, 100), made: list(citation, mostBooks) }),
  ),
});
export type Begin = Of<typeof beginRecord>;
/** The name of its memo in a game's file. */
export const beginMemo = 'begin';

export const gameHead = {
  game: gameName,
  title: line(200),
  ruleset: line(80),
  edition,
  map: hash,
  begin: optional(beginRecord),
  /** The texts of its books. */
  books: optional(bookTexts),
} as const;

export interface GameRecord {
  readonly game: string;
  readonly title: string;
  readonly ruleset: string;
  /** The edition of the rules for the current turn. */
  readonly edition: number;
  /** The seed of the map. */
  readonly map: string;
  /** Absent in games begun by an older program. */
  readonly begin?: Begin | undefined;
  /** Texts of its books; absent where there are none. */
  readonly books?: readonly string[] | undefined;
  /** In order; the last one is open for orders. */
  readonly turns: readonly number[];
  turnOf(turn: number): TurnRecord | undefined;
  /** Oldest first, without what was restored. */
  readonly undone: readonly UndoneRecord[];
}
