import type { Of } from '#kernel/codec/codec.ts';
import type { Shape } from '#kernel/codec/shape.ts';
import {
  flag,
  integer,
  json,
  line,
  list,
  object,
  optional,
  record,
  text,
  tuple,
  where,
} from '#kernel/codec/shapes.ts';
import { shape } from '#kernel/codec/shape.ts';

/** A text, number, true, false or null (nothing there). */
export type Scalar = string | number | boolean | null;
const scalar: Shape<Scalar> = shape((raw, path, problems) => {
  if (raw === null || typeof raw === 'boolean' || (typeof raw === 'number' && Number.isFinite(raw)))
    return raw;
  return text(2000).read(raw, path, problems);
});
const decimal: Shape<number> = shape((raw, path, problems) =>
  typeof raw === 'number' && Number.isFinite(raw) ? raw : integer(0, 0).read(raw, path, problems),
);
const anyName = /^[^\n]{1,80}$/;

const check = object({
  /** A fact of the world: dots between the parts, as in `sectors.2.owner`. */
  path: optional(line(200)),
  value: optional(scalar),
  least: optional(decimal),
  most: optional(decimal),
  /** Looks at the world as it was at the end of this pass of a repeat: `3`, or `3.2` of a repeat in another. */
  after: optional(where(line(40), (passes) => /^[1-9]\d*(\.[1-9]\d*)*$/.test(passes), 'numbers of passes')),
  /** The same for a pass of an outermost repeat. */
  afterPhase: optional(integer(1, 1000)),
  /** Looks at the end of this run, and at what happened and was heard in it; absent: at the whole turn. */
  run: optional(line(80)),
  /** Kind of an event of the turn, with members it must have. */
  event: optional(line(60)),
  with: optional(record<string, Scalar>(scalar, 30, anyName)),
  /** How often it happened; absent: at least once. 0 for never. */
  times: optional(integer(0, 100_000)),
  /** The seat that must have heard it; absent: it happened. */
  told: optional(line(80)),
  /** An order that must have been refused, as it was written, with the code of the reason. */
  refused: optional(line(300)),
  code: optional(line(60)),
  /** With `odds`: the share of runs in which this holds, from least to most, between 0 and 1. */
  share: optional(tuple(decimal, decimal)),
});
export type Check = Of<typeof check>;

/** After which pass a fact is looked at; undefined at the end of the turn. */
export const passesIn = ({ after, afterPhase }: Check): string | undefined => after ?? afterPhase?.toString();

const dice = object({
  seed: optional(line(200)),
  /** Rolls written down, by stream. */
  scripts: optional(
    list(
      object({ stream: line(200), rolls: list(scalar as Shape<number | boolean | string>, 10_000) }),
      1000,
    ),
  ),
  /** Runs the case so many times from seeds of its own. */
  odds: optional(integer(1, 1_000_000)),
});
export type CaseDice = Of<typeof dice>;

const order = shape<string>((raw, path, problems) => {
  if (typeof raw === 'string') return line(2000, 1).read(raw, path, problems);
  const read = object({ unit: optional(line(40)), order: line(2000, 1) }).read(raw, path, problems);
  return read === undefined ? undefined : `${read.unit ?? 'HQ'}: ${read.order}`;
});

const turn = object({
  /** Orders by who gives them, each a sentence such as `A1: travel 2`. */
  orders: record<string, readonly string[]>(list(order, 5000), 100, anyName),
  /** Whose orders did not come in; everybody else's did, if only empty ones. */
  unsent: optional(list(line(100, 1), 100)),
  /** Runs that are put off, by name. */
  later: optional(list(line(80, 1), 100)),
  dice: optional(dice),
  /** Answers to what the turn asks in its middle: order sentences by question and by who answers. Other questions are answered by orders given in advance, or met with silence. */
  answers: optional(
    record(record<string, readonly string[]>(list(line(2000, 1), 100), 1000, anyName), 100, anyName),
  ),
  /** Lines as they are typed in the order sheet, by who types them: `H01A: R25, S26` gives the orders of that line, `H01A: R -> WHY` is wrong for that reason. */
  typed: optional(record<string, readonly string[]>(list(line(2000, 1), 1000), 100, anyName)),
  /** Lines as the order sheet writes them, by whose they are. */
  written: optional(record<string, readonly string[]>(list(line(2000, 1), 1000), 100, anyName)),
  /** What spots offer, by to whom. */
  offered: optional(record<string, readonly string[]>(list(line(2000, 1), 1000), 100, anyName)),
  /** Orders that are carried out and offered nowhere, as they were written: what makes them possible is ordered in the same turn. */
  unoffered: optional(list(line(2000, 1), 1000)),
  /** The game master's ruling, by order sentence. */
  rulings: optional(record<string, string>(line(60), 100, /^[^\n]{1,2000}$/)),
});
export type CaseTurn = Of<typeof turn>;

/** One case: a small world, orders, and what must come of them. The same content is written as text or as JSON. */
export const caseShape = object({
  title: line(200, 1),
  /** Where the rule stands, such as `GE 557`, and the id of a worked example where there is one. */
  rule: line(300, 1),
  /** Id of a ruleset that has a test kit. */
  ruleset: line(60, 1),
  setup: json,
  turns: list(turn, 100),
  expected: list(object({ afterTurn: integer(1, 100), checks: list(check, 1000) }), 1000),
  /** Says that the case has been seen to fail; free text. */
  note: optional(text(2000)),
  draft: optional(flag),
});
export type CaseFile = Of<typeof caseShape>;
