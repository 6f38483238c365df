import { flag, hash, integer, line, list, object, oneOf, optional, text } from '#kernel/codec/shapes.ts';
import type { Of } from '#kernel/codec/codec.ts';
import { gameName } from '#kernel/files/envelope.ts';
import { seatName, turnNumber } from '../keys.ts';
import { problems } from '../problems.ts';
import { answeringShown } from './asked.ts';
import { gameCopies } from '../arriving.ts';
import { clockShown, policy } from './policy.ts';
import { note, requestRow } from './week.ts';
import { shown } from './shown.ts';
import { address, count, instant, number, personName, standing, verdict } from '../shapes.ts';

/** One game of the game master, as listed. A game that cannot be opened has problems. */
export const gameRow = object({
  game: gameName,
  title: line(200),
  ruleset: line(80),
  turn: turnNumber,
  players: count,
  file: text(1000),
  due: optional(instant),
  over: flag,
  problems,
  /** Copies of the game in the desk's folders that are at another point. */
  copies: gameCopies,
});
export type GameRow = Of<typeof gameRow>;

/** A file that came in for the current turn. */
export const receivedRow = object({
  number,
  name: line(255),
  at: instant,
  sender: optional(line(320)),
  sent: optional(instant),
  seat: optional(seatName),
  verdict,
  standing,
  late: flag,
  by: oneOf(['player', 'stand-in']),
  /** The number of the player who signed it, if it is not the seat’s own. */
  fellow: optional(number),
  /** The turn will be run with this one. */
  counts: flag,
  reason: optional(text(2_000)),
  /** Why this file counts, or another in its place, if the order of arrival does not explain it. */
  why: optional(text(1_000)),
  /** Its number among its sender's saves, if their program numbers them. */
  saves: optional(number),
  orders: count,
  /** Only for files just handed over: this one had come in before and changes nothing. */
  before: optional(flag),
});
export type ReceivedRow = Of<typeof receivedRow>;

/** A further player of a seat. */
export const fellowRow = object({
  number,
  player: personName,
  address,
  since: turnNumber,
  /** What they hold, by its names in the rules. */
  scopes: list(line(80), 1_000),
  orders: oneOf(['none', 'draft', 'final', 'waits', 'sealed']),
  /** Their file that counts. */
  file: optional(line(255)),
});
export type FellowRow = Of<typeof fellowRow>;

/** How a seat stands: the roll call. */
export const seatRow = object({
  seat: seatName,
  /** For acts on it. */
  mark: hash,
  name: line(200),
  player: personName,
  address,
  /** `computer`: the computer leads; `waits`: late orders await a decision; `sealed`: there are orders that cannot be read yet. */
  orders: oneOf(['none', 'draft', 'final', 'waits', 'sealed', 'computer']),
  at: optional(instant),
  late: flag,
  versions: count,
  /** The file that counts, and why, in a sentence, if the order of arrival does not explain it. */
  file: optional(line(255)),
  why: optional(text(1_000)),
  /** The last file after the counting one that was not accepted, and why. */
  refused: optional(text(2_000)),
  reminded: optional(instant),
  standIn: optional(object({ player: personName, address, since: turnNumber })),
  /** Those who share the seat with its own player, by number; absent where nobody does. `orders` is then the least of what all have sent, and `own` what its own player has. */
  fellows: optional(list(fellowRow, 1_000)),
  own: optional(oneOf(['none', 'draft', 'final', 'waits', 'sealed'])),
  /** What can be handed out of it; absent where the rules divide no seat. */
  scopes: optional(list(object({ scope: line(80), label: line(200) }), 1_000)),
  /** Words that describe the seat, such as `computer`, and those decreed for this turn. */
  words: list(line(40), 20),
  decreed: list(line(40), 20),
  /** How many turns in a row, up to the last one run, had no orders. */
  missed: count,
  /** The game master's own note, if any. */
  note: optional(note),
  /** A granted holiday that is not over, in a sentence. */
  holiday: optional(line(200)),
  /** What is left of their holidays in this game, as `5 of 14 days`; absent where the policy allows none. */
  holidayLeft: optional(line(60)),
  /** Something the game master should look at, in a sentence: a replacement is due, or followers would not obey. */
  flags: list(text(500), 20),
});
export type SeatRow = Of<typeof seatRow>;

/** An order that waits for a ruling, such as a proclamation. */
export const judgedRow = object({
  order: line(80),
  seat: seatName,
  said: text(20_000),
  rulings: list(line(40), 20),
  ruling: optional(line(40)),
  /** What each of the rulings does, in their order; empty if the rules do not say. */
  means: list(text(500), 20),
  /** What speaks for a ruling, such as that the text is short. */
  hint: optional(text(500)),
});
export type JudgedRow = Of<typeof judgedRow>;

/** A run of a turn of several: it is over, due together with others, waits for those before it, or is put off. */
const runRow = object({
  run: line(80),
  title: line(200),
  state: oneOf(['over', 'due', 'waits', 'put-off']),
  /** Whose orders it takes. */
  takes: list(seatName, 1_000),
  /** How many days after the turn it is due, where it has a day of its own. */
  day: optional(integer(0, 1_000)),
  /** Until when it waits, with day and hour; absent where the schedule has no such moment. */
  when: optional(line(200)),
  /** It is over, and nobody had sent orders for it. */
  waived: optional(flag),
  /** It may be put off. */
  mayWait: optional(flag),
  /** It is put off, and not over: why, which may be empty. It is due once nothing else is left before the end of the turn. */
  putOff: optional(text(500)),
  /** It is over, and was put off before. */
  madeUp: optional(flag),
});
export type RunRow = Of<typeof runRow>;

export const turnRun = object({
  turn: turnNumber,
  attempt: integer(0, 1_000),
  rerun: optional(integer(1, 1_000)),
  events: count,
  marked: flag,
});
export const undoneRow = object({
  number,
  at: instant,
  to: turnNumber,
  from: turnNumber,
  why: text(500),
  canRedo: flag,
});
export const letterRow = object({
  number,
  turn: turnNumber,
  seat: optional(seatName),
  kind: oneOf(['results', 'receipt', 'reminder', 'word', 'letter']),
  to: line(320),
  subject: line(500),
  file: optional(line(255)),
  state: oneOf(['waiting', 'sending', 'sent', 'failed', 'unsure', 'withdrawn']),
  tries: count,
  at: instant,
  next: instant,
  said: optional(text(2_000)),
});
export type LetterRow = Of<typeof letterRow>;
export const logRow = object({
  at: instant,
  what: text(2_000),
  who: optional(line(80)),
  turn: optional(turnNumber),
});

/** Everything the game master's desk shows of one game. */
export const desk = object({
  game: gameName,
  title: line(200),
  /** Its title; `rules` is its id. */
  ruleset: line(80),
  rules: line(80),
  edition: integer(0, 1_000_000),
  address,
  turn: turnNumber,
  /** What is shown, for acts on it. */
  marks: shown,
  /** SHA-256 of this turn's seed, as the players were told it. */
  commitment: line(64, 64),
  clock: clockShown,
  policy,
  /** Who answers questions in the middle of a turn; absent where the rules ask none. */
  answering: optional(answeringShown),
  /** When the rules propose that orders are due, as policies have it. */
  usualDue: optional(line(100)),
  seats: list(seatRow, 1_000),
  received: list(receivedRow, 100_000),
  judged: list(judgedRow, 10_000),
  /** What players ask in the orders that count. */
  requests: list(requestRow, 3_000),
  turns: list(turnRun, 10_000),
  undone: list(undoneRow, 10_000),
  letters: list(letterRow, 100_000),
  log: list(logRow, 100_000),
  /** A program is running or publishing a turn, or going back, at the moment. */
  busy: optional(
    object({
      what: line(200),
      owner: line(200),
      at: instant,
      /** The machine, if it is another one. */ elsewhere: optional(line(200)),
    }),
  ),
  /** Copies of the game in the desk's folders that are at another point. */
  copies: gameCopies,
  /** The runs of this turn, in order, where it has several. */
  runs: optional(list(runRow, 1_000)),
  /** The run of this turn has begun, and waits for answers. */
  waits: optional(flag),
  /** The rules have decided this game: further turns change nothing. */
  decided: optional(object({ /** The name of who has won; absent: nobody. */ winner: optional(line(200)) })),
  /** The game of whose turn it fights a battle; `waits` says whether that turn waits for it still, and is absent where that game is not on this desk. */
  fights: optional(object({ game: gameName, turn: turnNumber, waits: optional(flag) })),
  /** Seats whose newest results have gone out in no way yet: neither written, nor handed over, nor in a letter that was sent. */
  unpublished: list(seatName, 1_000),
  /** Those among them whose letter is in the outbox, and has not gone out. */
  queued: list(seatName, 1_000),
  /** Seats with a mail address whose results of the current turn are in no letter, even if they were delivered another way. */
  unmailed: list(seatName, 1_000),
  /** The game has a server for outgoing letters. */
  mailed: flag,
  /** What can be decreed about seats, each with what it means. */
  words: list(object({ word: line(40), means: text(500) }), 50),
  /** How each address of the policy stands that is told of new turns, in a sentence; absent where there are none. */
  webhooks: optional(list(object({ url: line(1_000), said: line(800) }), 5)),
  /** A folder that is watched for orders; empty when none is. */
  watched: text(1_000),
  /** Orders are sealed until the keyholder releases the key of the turn. */
  sealedIntake: flag,
});
export type Desk = Of<typeof desk>;
