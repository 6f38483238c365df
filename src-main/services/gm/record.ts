import type { Of } from '#kernel/codec/codec.ts';
import { integer, json, line, list, object, optional, record, where } from '#kernel/codec/shapes.ts';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import { gameName } from '#kernel/files/envelope.ts';
import type { OrderRef, SeatId } from '#kernel/ids.ts';
import type { AsideRun, GameStore, StoredTurn } from '../../gameStore.ts';
import { counted } from './read.ts';
import { seedOf } from './seeds.ts';

/** A game as it is written down for being looked at and run again: what an archive holds, and what is read of a game's file. */

const hash = where(line(64, 64), (hex) => /^[0-9a-f]{64}$/.test(hex), '64 hexadecimal digits');
const edition = integer(0, 1_000_000);
const turnNumber = integer(0, 1_000_000);
const stepMark = object({
  step: line(100),
  pass: integer(0, 1_000),
  events: integer(0, 10_000_000),
  told: hash,
  rolls: integer(0, 100_000_000),
  dice: hash,
});
const stateMark = object({ at: line(40), steps: integer(0, 1_000_000), state: hash });
const marks = object({ steps: list(stepMark, 1_000_000), states: list(stateMark, 1_000_000) });

/** How a run went: see `StoredTurn`. */
const went = {
  attempt: integer(0, 1_000),
  edition,
  entries: json,
  refusals: json,
  dice: optional(hash),
  marks: optional(marks),
} as const;

/** What a seat was told at the start of a turn: the body of its results without keys, title and addresses. */
const toldRecord = object({
  view: json,
  heard: json,
  refusals: json,
  commitment: hash,
  rerun: optional(integer(1, 1_000)),
  rerunWhy: optional(line(500)),
});
export type ToldRecord = Of<typeof toldRecord>;

export const runRecord = object({
  ...went,
  /** The seed that was promised for the turn; that of a re-run with new dice follows from it. */
  seed: hash,
  /** The orders that counted, by seat; and the plans that came in no file: those of the computer, and the game master's decrees. */
  orders: record<SeatId, unknown>(json, 1_000),
  plans: record<SeatId, unknown>(json, 1_000),
  rulings: record<OrderRef, string>(line(40), 100_000),
});
export type RunRecord = Of<typeof runRecord>;

export const turnRecord = object({
  turn: turnNumber,
  commitment: hash,
  state: json,
  results: record<SeatId, ToldRecord>(toldRecord, 1_000),
  rerun: optional(integer(1, 1_000)),
  /** Absent while the turn is being ordered. */
  ran: optional(runRecord),
});
export type TurnRecord = Of<typeof turnRecord>;

/** Runs that were put aside together, and why; no seeds, for their turns may be to come. */
export const undoneRecord = object({
  to: turnNumber,
  from: turnNumber,
  why: line(500),
  runs: list(object({ turn: turnNumber, ...went }), 10_000),
});
export type UndoneRecord = Of<typeof undoneRecord>;

export const gameHead = { game: gameName, title: line(200), ruleset: line(80), edition, map: hash } as const;

export interface GameRecord {
  readonly game: string;
  readonly title: string;
  readonly ruleset: string;
  /** Of the rules by which the turn being ordered will be run. */
  readonly edition: number;
  /** In order; the last one is being ordered. */
  readonly turns: readonly number[];
  turnOf(turn: number): TurnRecord | undefined;
  /** Oldest first; without what was brought back. */
  readonly undone: readonly UndoneRecord[];
}

/** The record of an open game; each turn is read when it is asked for. */
export function recordOf(store: GameStore): GameRecord {
  const { game, title, ruleset, edition: today, secret } = store.facts;
  return {
    game,
    title,
    ruleset,
    edition: today,
    turns: store.turns(),
    turnOf: (turn) => {
      const stored = store.turnOf(turn);
      return stored === undefined ? undefined : recordOfTurn(store, stored, secret);
    },
    undone: store
      .undone()
      .filter(({ redone }) => !redone)
      .map(({ number, to, from, why }) => ({ to, from, why, runs: store.aside(number).map(wentOf) })),
  };
}

function recordOfTurn(
  store: GameStore,
  { turn, commitment, state, rerun, ran }: StoredTurn,
  secret: string,
): TurnRecord {
  const results = Object.fromEntries(
    store.results(turn).map(({ seat, body }) => [seat, toldOf(body as ResultsBody)]),
  );
  const open = { turn, commitment, state, results, ...(rerun === undefined ? {} : { rerun }) };
  if (ran === undefined) return open;
  const orders = Object.fromEntries(
    [...counted(store.received(turn))].map(([seat, { plan }]) => [seat, plan]),
  );
  return {
    ...open,
    ran: {
      ...ran,
      seed: seedOf(secret, turn),
      orders,
      plans: store.plans(turn),
      rulings: store.rulings(turn),
    },
  };
}

const wentOf = ({
  turn,
  attempt,
  edition: by,
  entries,
  refusals,
  dice,
  marks: kept,
}: AsideRun): UndoneRecord['runs'][number] => ({
  turn,
  attempt,
  edition: by,
  entries,
  refusals,
  ...(dice === undefined ? {} : { dice }),
  ...(kept === undefined ? {} : { marks: kept }),
});

/** What of a results file a record holds. */
export const toldOf = ({ view, heard, refusals, commitment, rerun, rerunWhy }: ResultsBody): ToldRecord => ({
  view,
  heard,
  refusals,
  commitment,
  ...(rerun === undefined ? {} : { rerun }),
  ...(rerunWhy === undefined ? {} : { rerunWhy }),
});
