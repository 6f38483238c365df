import type { SeatId } from '#kernel/ids.ts';
import type { TurnMarks } from '#kernel/turn/marks.ts';
import type { LogLine } from './log.ts';
import type { ReceivedOrders } from './orders.ts';
import type { ResultsCopy, StoredResults } from './results.ts';

/** States, entries and bodies are plain data that the ruleset's codecs read. */
export interface StoredTurn {
  readonly turn: number;
  readonly state: unknown;
  readonly commitment: string;
  /** Absent while the turn is being ordered. */
  readonly ran?: {
    readonly entries: unknown;
    readonly refusals: unknown;
    /** By which it can be told where a second run differs; absent in turns of older programs. */
    readonly marks?: TurnMarks;
    /** How often the turn had been run with other dice before: 0 but for a re-run with a new seed. */
    readonly attempt: number;
    /** SHA-256 of the seed of the dice, which holds the digest of the orders; absent in turns of older programs, whose dice followed from the turn's seed alone. */
    readonly dice?: string;
    /** Of the rules by which it was run. */
    readonly edition: number;
    /** Absent in turns of older programs. */
    readonly how?: HowRun;
  };
  /** Which run of the turn before led here, from 1, when it was run more than once; its results are marked with it. */
  readonly rerun?: number;
}

/** A valid file of orders that came in for a turn, as it stood when the turn was run. */
export interface FiledOrders {
  readonly seat: SeatId;
  readonly by: ReceivedOrders['by'];
  readonly late: boolean;
  readonly standing: ReceivedOrders['standing'];
  /** The turn was run with it. */
  readonly counts: boolean;
  /** Somebody was named as the player of its seat. */
  readonly named: boolean;
}

/** How a turn was run, beyond what its rules know: what players are told of it, and what binds it. */
export interface HowRun {
  /** By which its dice follow from seed and orders: see `dice.ts`. */
  readonly rule: number;
  /** By seat, those of one in the order of arrival. */
  readonly files: readonly FiledOrders[];
  /** How often each seat had been given new keys. */
  readonly former: Readonly<Record<SeatId, number>>;
  /** Digests of how the turn stood open, and of what it was run with; and the chain that its results tell: see `chain.ts`. */
  readonly open: string;
  readonly given: string;
  readonly chain: string;
}

/** How a turn went, in short. */
export interface RunInShort {
  readonly events: number;
  readonly attempt: number;
  /** It can be told where a second run differs. */
  readonly marked: boolean;
  /** How often it had been run before, when it was run more than once. */
  readonly rerun?: number;
}

export interface FinishedTurn {
  readonly turn: number;
  readonly entries: unknown;
  readonly refusals: unknown;
  readonly marks: TurnMarks;
  readonly attempt: number;
  readonly dice: string;
  readonly edition: number;
  readonly how: HowRun;
  /** Number of the last file that could count when the turn was run; 0 for none. */
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
  readonly copies?: readonly ResultsCopy[];
  readonly rerun?: number;
}

/** The turns of a game, of which the last is being ordered. */
export interface TurnsStore {
  /** The turn that is being ordered. */
  turn(): number;
  /** One turn that was or is; undefined for any other number. */
  turnOf(turn: number): StoredTurn | undefined;
  /** How a turn went, in short, without reading what happened in it; undefined for one that was not run. */
  runOf(turn: number): RunInShort | undefined;
  /** Every turn that was or is, in order. */
  turns(): readonly number[];
  /**
   * Ends a turn and opens the next in one transaction. False, and nothing changed, when `done.turn` is no longer
   * the turn being ordered, or other orders or decrees have come in: somebody else was faster.
   * With `back`, a turn that was run is gone back to first, as by `undo`, in the same transaction.
   */
  finish(done: FinishedTurn, next: OpenedTurn, back?: { readonly why: string }): boolean;
}
