import {
  flag,
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
import type { Of } from '../codec/codec.ts';
import { playerRequests } from './requests.ts';

const hash = where(line(64, 64), (hex) => /^[0-9a-f]{64}$/.test(hex), '64 hexadecimal digits');
const count = integer(0, 1_000_000);

/** How the turn before was run: every choice of the game master, in numbers that reveal nothing about anybody else. */
const runSummary = object({
  /** The rule by which the dice follow from seed and orders. */
  rule: integer(1, 100),
  /** How many empires are in the game, had orders that counted, and were led by the computer; for how many the latter is new or has ended. */
  seats: count,
  ordered: count,
  led: count,
  ledChanged: count,
  /** Files that were late and counted, were late and did not, and were in time but set aside. */
  lateTaken: count,
  lateLeft: count,
  setAside: count,
  /** Orders that counted of stand-ins, and of empires without a named player; empires given to another player. */
  standIns: count,
  unnamed: count,
  replaced: count,
  /** Orders judged by the game master, and decrees. */
  rulings: count,
  decrees: count,
  /** Whose orders counted for this seat, with the digests of the plan and of its file. */
  mine: oneOf(['player', 'stand-in', 'computer', 'nobody']),
  plan: optional(hash),
  file: optional(hash),
});
export type RunSummary = Of<typeof runSummary>;

/** What binds the whole game so far, in a results file; absent in those of older programs. */
export const resultsProof = object({
  /** A digest of everything that the archive holds of the turns before. */
  chain: hash,
  /** The edition of the rules for the coming turn; `was`: the edition before, if the game master changed to a newer one. */
  edition: integer(0, 1_000_000),
  was: optional(list(integer(0, 1_000_000), 100)),
  /** Absent at the start of the game. */
  how: optional(runSummary),
});
export type ResultsProof = Of<typeof resultsProof>;

/** What is inside a results file, before the ruleset reads its own parts (`view`, `heard`). */
export const resultsBody = object({
  view: json,
  /** What the seat was told of the turn just run: step, phase, position in this list, and the event for the ruleset to read. */
  heard: list(
    object({ step: line(100), pass: integer(0, 1000), line: integer(0, 10_000_000), event: json }),
    1_000_000,
  ),
  /** The seat's own orders that were not carried out, or only in part. */
  refusals: list(
    object({
      step: line(100),
      pass: integer(0, 1000),
      order: line(80),
      code: line(60),
      template: text(1000),
      args: record(json, 30, /^[a-zA-Z]{1,40}$/),
      cite: optional(line(40)),
    }),
    100_000,
  ),
  /** The game master's public keys, for verifying results and for sealing orders. */
  gm: object({ sign: line(200), seal: line(200) }),
  /**
   * The keyholder's public keys by turn, from turn 1, if orders are sealed to a keyholder and not to the game master: `gm.seal` is the
   * one of this turn. An earlier list shows whether it is still the same person.
   */
  sealKeys: optional(list(line(100), 2_000)),
  /** The seat's private keys, only in the invitation. */
  keys: optional(object({ sign: line(400), seal: line(200) })),
  /** SHA-256 of the seed for the coming turn's dice: published before anybody gives orders. */
  commitment: hash,
  /** How the turn before was run, and what binds it. Absent in results of older programs. */
  proof: optional(resultsProof),
  /** The title of the game, and where orders go. */
  title: line(200),
  address: optional(line(320)),
  /** Which run of the turn before this is, from 1 for the first re-run, and why the game master ran it again (GE 179). */
  rerun: optional(integer(1, 1000)),
  rerunWhy: optional(text(500)),
  /** The game is over, with the game master's message to all. */
  over: optional(flag),
  overWords: optional(text(2_000)),
});
export type ResultsBody = Of<typeof resultsBody>;

/** The highest number of a save: later saves keep it, and of equal numbers the last file to arrive counts. */
export const mostSaves = 1_000_000;

/** What is inside an orders file. */
export const ordersBody = object({
  plan: json,
  /** Digest of the results file the plan is based on. */
  basis: hash,
  program: line(40),
  status: oneOf(['draft', 'final']),
  /** The number of this save of the turn's orders, from 1, counted by the player's program: of one player's files the highest counts. Older programs wrote none. */
  saves: optional(integer(1, mostSaves)),
  /** What the player asks of the game master. */
  requests: optional(playerRequests),
});
export type OrdersBody = Of<typeof ordersBody>;
