import type { OrderRef, SeatId } from '#kernel/ids.ts';
import type { Problem } from '#kernel/problem.ts';
import { phraseText } from '#kernel/report/phrase.ts';
import type { Outcome, PrivateKeys, PublicKeys } from './ports.ts';

/** Thrown when the disk will not write a game; nothing was changed. */
export class GameTrouble extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, cause: unknown) {
    super(phraseText(problem.phrase), { cause });
    this.problem = problem;
  }
}

/** The game master's file of one game: everything that was and is, and the secrets. One file, written whole or not at all. */
export interface GameStore {
  readonly facts: GameFacts;
  /** In id order. */
  seats(): readonly StoredSeat[];
  /** The turn that is being ordered. */
  turn(): number;
  /** One turn that was or is; undefined for any other number. */
  turnOf(turn: number): StoredTurn | undefined;
  /** Every file that came in for a turn, in the order of arrival. */
  received(turn: number): readonly ReceivedOrders[];
  /** The file of a turn that has this digest, if it came in before. */
  receivedBefore(turn: number, digest: string): ReceivedOrders | undefined;
  /** Adds a file that came in. One with the digest of an earlier file of the turn is not added again. */
  receive(turn: number, orders: Omit<ReceivedOrders, 'number'>): ReceivedOrders;
  rulings(turn: number): Readonly<Record<OrderRef, string>>;
  rule(turn: number, order: OrderRef, ruling: string): void;
  /** Plans that came in no file, by seat: the game master's decrees, and once the turn is run those of the computer. */
  plans(turn: number): Readonly<Record<SeatId, unknown>>;
  /** Writes down the game master's decrees for a turn, in place of earlier ones; undefined: there are none any more. */
  decree(turn: number, plan: unknown): void;
  /** When orders are due, as `Tuesday 17:00 America/Los_Angeles`; undefined when the game master has said nothing. */
  due(): string | undefined;
  setDue(text: string | undefined): void;
  results(turn: number): readonly StoredResults[];
  /**
   * Ends a turn and opens the next in one transaction. False, and nothing changed, when `done.turn` is no longer
   * the turn being ordered, or other orders or decrees have come in: somebody else was faster.
   */
  finish(done: FinishedTurn, next: OpenedTurn): boolean;
  /** What was done with the game, for the game master's own memory. */
  log(): readonly LogLine[];
  note(line: LogLine): void;
  close(): void;
}

export interface GameFacts {
  /** Three characters (GE 201). */
  readonly game: string;
  readonly title: string;
  readonly ruleset: string;
  readonly edition: number;
  /** Where orders are to be sent; empty when not given. */
  readonly address: string;
  /** All dice follow from it: 64 hexadecimal digits. */
  readonly secret: string;
  readonly privately: PrivateKeys;
  readonly publicly: PublicKeys;
}

export interface StoredSeat {
  readonly seat: SeatId;
  /** Who plays it; empty when nobody does. */
  readonly player: string;
  readonly address: string;
  readonly privately: PrivateKeys;
  readonly publicly: PublicKeys;
  /** Signing keys the seat had before. */
  readonly former: readonly string[];
}

/** States, entries and bodies are plain data that the ruleset's codecs read. */
export interface StoredTurn {
  readonly turn: number;
  readonly state: unknown;
  readonly commitment: string;
  /** Absent while the turn is being ordered. */
  readonly ran?: { readonly entries: unknown; readonly refusals: unknown };
}

export const verdicts = ['final', 'draft', 'stale', 'refused'] as const;
/** `final` and `draft` are valid; `stale` is of an earlier turn; `refused` cannot be used. */
export type Verdict = (typeof verdicts)[number];

export interface ReceivedOrders {
  /** In the order of arrival, over the whole game. */
  readonly number: number;
  /** Of the whole file. */
  readonly digest: string;
  readonly name: string;
  readonly at: string;
  readonly verdict: Verdict;
  /** Absent when nobody can tell. */
  readonly seat?: SeatId;
  /** Why it is not taken. */
  readonly code?: string;
  readonly reason?: string;
  /** Of valid orders alone: the plan as plain data, and the file itself as proof. */
  readonly plan?: unknown;
  readonly file?: Uint8Array;
}

export interface StoredResults {
  readonly seat: SeatId;
  /** The body without keys, as plain data. */
  readonly body: unknown;
  /** The `.new` file. */
  readonly file: Uint8Array;
  /** The digest in its header, which orders name as their basis. */
  readonly digest: string;
}

export interface FinishedTurn {
  readonly turn: number;
  readonly entries: unknown;
  readonly refusals: unknown;
  /** Number of the last file that the turn was run with; 0 for none. */
  readonly upTo: number;
  /** Plans that came in no file: the decrees that the turn was run with, if any, and those of the computer. */
  readonly plans: Readonly<Record<SeatId, unknown>>;
  readonly note: LogLine;
}

export interface OpenedTurn {
  readonly turn: number;
  readonly state: unknown;
  readonly commitment: string;
  readonly results: readonly StoredResults[];
}

export interface LogLine {
  readonly at: string;
  readonly what: string;
}

export interface NewGame {
  readonly facts: GameFacts;
  readonly seats: readonly StoredSeat[];
  readonly first: OpenedTurn;
  readonly note: LogLine;
}

export interface GameStores {
  /** Refused: a path where something is already. */
  create(path: string, game: NewGame): Promise<Outcome<GameStore>>;
  /** Refused: what is not a game, is damaged, or was made by a newer program. */
  open(path: string): Promise<Outcome<GameStore>>;
}
