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

/** What is inside a results file, before the ruleset reads its own parts (`view`, `heard`). */
export const resultsBody = object({
  view: json,
  /** What the seat heard of the turn just run: step, phase, position in this list, and the event for the ruleset to read. */
  heard: list(
    object({ step: line(100), pass: integer(0, 1000), line: integer(0, 10_000_000), event: json }),
    1_000_000,
  ),
  /** The seat's own orders that were not carried out, or not wholly. */
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
  /** The game master's public keys: to verify his results, and to seal orders to him. */
  gm: object({ sign: line(200), seal: line(200) }),
  /**
   * The public keys of a second person by turn, from turn 1, where orders are sealed to him and not to the game master: `gm.seal` is the
   * one of this turn. Who has an earlier list can tell whether it is still the same person.
   */
  sealKeys: optional(list(line(100), 2_000)),
  /** The seat's private keys, in the invitation alone. */
  keys: optional(object({ sign: line(400), seal: line(200) })),
  /** SHA-256 of the seed that the coming turn's dice will follow from: published before anybody orders. */
  commitment: where(line(64, 64), (hex) => /^[0-9a-f]{64}$/.test(hex), '64 hexadecimal digits'),
  /** The title of the game, and where orders go. */
  title: line(200),
  address: optional(line(320)),
  /** Which run of the turn before this is, from 1 for the first re-run, and why the game master ran it again (GE 179). */
  rerun: optional(integer(1, 1000)),
  rerunWhy: optional(text(500)),
  /** The game is over, and what the game master says about it to all. */
  over: optional(flag),
  overWords: optional(text(2_000)),
});
export type ResultsBody = Of<typeof resultsBody>;

/** What is inside an orders file. */
export const ordersBody = object({
  plan: json,
  /** Digest of the results file on which the plan was made. */
  basis: where(line(64, 64), (hex) => /^[0-9a-f]{64}$/.test(hex), '64 hexadecimal digits'),
  program: line(40),
  status: oneOf(['draft', 'final']),
});
export type OrdersBody = Of<typeof ordersBody>;
