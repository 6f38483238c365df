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
  text,
  where,
} from '../codec/shapes.ts';
import type { SeatId } from '../words/ids.ts';
import { longestBook, mostBooks } from '../codec/books.ts';
import type { Of } from '../codec/codec.ts';
import { phraseShape } from '../codec/phraseShape.ts';
import { whereFields } from '../codec/whereShape.ts';
import { playerRequests } from './requests.ts';

const count = integer(0, 1_000_000);
/** Texts of books, in files. */
export const bookTexts = list(text(longestBook), mostBooks);

/** How the last turn was run: every choice of the game master, in numbers that reveal nothing about other seats. */
const runSummary = object({
  /** The version of the rule by which the dice follow from seed and orders. */
  rule: integer(1, 100),
  /** Seats in the game; seats with orders that counted; seats led by the computer; seats for which that is new or has ended. */
  seats: count,
  ordered: count,
  led: count,
  ledChanged: count,
  /** Files that were late and counted; late and did not count; in time but set aside. */
  lateTaken: count,
  lateLeft: count,
  setAside: count,
  /** Orders of stand-ins that counted; those of seats without a named player; seats given to another player. */
  standIns: count,
  /** Players besides the seats’ own whose orders counted; absent where none did. */
  fellows: optional(count),
  unnamed: count,
  replaced: count,
  /** Rulings of the game master on orders; decrees. */
  rulings: count,
  decrees: count,
  /** The run of this seat was put off, and made up; absent where it was not. */
  madeUp: optional(flag),
  /** Seats whose orders had been put off when this was run; absent where there were none. */
  putOff: optional(list(id<SeatId>(), 1_000)),
  /** Seats with players that were not waited for: it was run before the deadline. Absent where there were none. */
  waived: optional(list(id<SeatId>(), 1_000)),
  /**
   * Answers in its middle that the game master gave for themselves or for a seat that nobody plays, that a stand-in gave, that were not waited for, or
   * that came late and were taken; `nth`: which of the questions put to the seat. Absent where there were none.
   */
  answers: optional(
    list(
      object({
        seat: id<SeatId>(),
        nth: integer(1, 100_000),
        how: oneOf(['own', 'unplayed', 'stand-in', 'left', 'late']),
      }),
      100_000,
    ),
  ),
  /** Whose orders counted for this seat, and the digests of the plan and its file. */
  mine: oneOf(['player', 'stand-in', 'computer', 'nobody']),
  plan: optional(hash),
  file: optional(hash),
});
export type RunSummary = Of<typeof runSummary>;

/** The part of a results file that proves how the game went so far; absent in files of older programs. */
export const resultsProof = object({
  /** A digest of everything that the archive holds of earlier turns. */
  chain: hash,
  /** The edition of the rules for the coming turn; `was`: the earlier editions, if the game master changed to a newer one. */
  edition: integer(0, 1_000_000),
  was: optional(list(integer(0, 1_000_000), 100)),
  /** Absent at the start of the game. */
  how: optional(runSummary),
});
export type ResultsProof = Of<typeof resultsProof>;

/** What a seat heard: where in the turn, position in this list, and the event for the ruleset to read. */
export const heardList = list(
  object({ ...whereFields, line: integer(0, 10_000_000), event: json }),
  1_000_000,
);

/** What a seat was asked in the middle of the last turn, and its player did not answer in person: who did, and with what. */
export const answeredFor = list(
  object({
    said: phraseShape,
    by: oneOf(['programme', 'computer', 'silence']),
    /** The orders, in words; empty: none. */
    orders: list(phraseShape, 1_000),
  }),
  10_000,
);
export type AnsweredFor = Of<typeof answeredFor>;

/** Who plays a seat that several share, for one of them. */
export const seatShare = object({
  /** The reader’s number: 1 is the seat’s own player, who holds whatever was handed to nobody. */
  player: integer(1, 1_000),
  /** All of them by number, with the scopes that were handed to each. */
  players: list(object({ player: integer(1, 1_000), name: line(200), scopes: list(line(80), 1_000) }), 1_000),
  /**
   * Orders of the last turn that did not count: those that the reader sent for what another holds, or beyond what a plan holds (`by` and
   * `heldBy` are then the same), and those for what they hold. Absent where all counted.
   */
  dropped: optional(
    list(object({ said: phraseShape, by: integer(1, 1_000), heldBy: integer(1, 1_000) }), 10_000),
  ),
  /** How many more there were. */
  more: optional(integer(1, 100_000_000)),
});
export type SeatShare = Of<typeof seatShare>;

/** A moment as UTC text, to the millisecond: `2026-11-25T01:00:00.000Z`. */
export const instant = where(
  line(24),
  (moment) =>
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/.test(moment),
  'a moment in UTC',
);

/** When orders are due: a piece of news, which the game master may change without new results. */
export const dueTold = object({
  at: instant,
  /** The time zone of the schedule, as IANA names it. */
  zone: line(60),
  /** When the file was made. */
  said: instant,
});
export type DueTold = Of<typeof dueTold>;

/** What is inside a results file, before the ruleset reads its own parts (`view`, `heard`). */
export const resultsBody = object({
  view: json,
  /** What the seat heard of the last turn. */
  heard: heardList,
  /** The seat's own orders that were not carried out, or only in part. */
  refusals: list(
    object({
      ...whereFields,
      order: line(80),
      code: line(60),
      template: text(1000),
      args: record(json, 30, /^[a-zA-Z]{1,40}$/),
      cite: optional(line(40)),
    }),
    100_000,
  ),
  /** Absent where the player was asked nothing, or answered everything. */
  answered: optional(answeredFor),
  /** The game master's public keys, to verify results and to seal orders. */
  gm: object({ sign: line(200), seal: line(200) }),
  /**
   * The keyholder's public keys by turn, from turn 1, where orders are sealed to a keyholder: `gm.seal` is then the key of this turn.
   * Comparing with an earlier list shows whether the keyholder is still the same.
   */
  sealKeys: optional(list(line(100), 2_000)),
  /** The seat's private keys, only in the invitation. */
  keys: optional(object({ sign: line(400), seal: line(200) })),
  /** Absent where the seat has one player. */
  share: optional(seatShare),
  /** SHA-256 of the seed for the coming turn's dice, published before anybody gives orders. */
  commitment: hash,
  /** How the last turn was run, and the proof of it. Absent in results of older programs. */
  proof: optional(resultsProof),
  /** The title of the game, and the mail address for orders. */
  title: line(200),
  address: optional(line(320)),
  /** When the seat’s orders for the coming turn are due. Absent without a deadline, and in results of older programs; nothing is proven by it. */
  due: optional(dueTold),
  /** The computer leads the seat from the coming turn on, since no orders came for so many turns running: until its player sends some. A piece of news, as `due` is. */
  absent: optional(integer(1, 1_000_000)),
  /** The mail address by which players write to each other without their own. A piece of news, as `due` is; absent where they cannot, and in results of older programs. */
  relay: optional(line(320)),
  /** Which re-run of the last turn this is, from 1, and why the game master ran it again. */
  rerun: optional(integer(1, 1000)),
  rerunWhy: optional(text(500)),
  /** Texts of books that the view cites, and that no results before brought; absent where there are none. */
  books: optional(bookTexts),
  /** The game is over; `overWords`: the game master's message to all. */
  over: optional(flag),
  overWords: optional(text(2_000)),
});
export type ResultsBody = Of<typeof resultsBody>;

/** The last moment of saving that a file can name, in the year 9999. */
const latestSave = 253_402_300_799_999;
/** The highest number of a save. Later saves have the same number; of files with equal numbers, the last to arrive counts. */
export const mostSaves = 1_000_000;

/** What is inside an orders file. */
export const ordersBody = object({
  plan: json,
  /** Digest of the results file the plan is based on. */
  basis: hash,
  program: line(40),
  status: oneOf(['draft', 'final']),
  /** The number of this save in the turn, from 1, as the player’s library counts. Absent in files of older programs. */
  saves: optional(integer(1, mostSaves)),
  /** A random name of the library that counts these saves, and when it saved, in milliseconds since 1970 by its computer’s clock: they rank the files of two computers. Absent in files of older programs. */
  library: optional(line(40)),
  saved: optional(integer(0, latestSave)),
  /** What the player asks of the game master. */
  requests: optional(playerRequests),
});
export type OrdersBody = Of<typeof ordersBody>;
