import type { AnsweredFor } from '#kernel/files/bodies.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Heard } from '#kernel/game/game.ts';
import type { Entry } from '#kernel/sequence/ledger.ts';
import type { TurnMarks } from '#kernel/turn/marks.ts';
import type { RunPlan } from '#kernel/sequence/run.ts';
import type { Answerer, QuestionKey } from '#kernel/sequence/question.ts';
import type { LogLine } from './log.ts';
import type { ReceivedOrders } from './orders.ts';
import type { ResultsCopy, StoredResults } from './results.ts';

/** States, entries and bodies are plain data for the ruleset's codecs. */
export interface StoredTurn {
  readonly turn: number;
  readonly state: unknown;
  readonly commitment: string;
  /** Absent while the turn is open for orders. */
  readonly ran?: {
    readonly entries: unknown;
    readonly refusals: unknown;
    /** They show where a second run differs; absent in turns run by older programs. */
    readonly marks?: TurnMarks;
    /** How many times the turn was run with other dice before; 0 unless it was run again with a new seed. */
    readonly attempt: number;
    /**
     * SHA-256 of the seed of the dice, which includes the digest of the orders. Absent in turns run by older
     * programs, whose dice followed from the turn's seed alone.
     */
    readonly dice?: string;
    /** The edition of the rules it was run by. */
    readonly edition: number;
    /** Absent in turns run by older programs. */
    readonly how?: HowRun;
  };
  /**
   * Which run of the previous turn led here, from 1, if that turn was run more than once; the results carry
   * this number.
   */
  readonly rerun?: number;
}

/** A valid orders file of a turn, as it stood when the turn was run. */
export interface FiledOrders {
  readonly seat: SeatId;
  readonly by: ReceivedOrders['by'];
  /** The number of the player who signed it, if it is not the seat’s own. */
  readonly fellow?: number;
  readonly late: boolean;
  readonly standing: ReceivedOrders['standing'];
  /** The turn was run with these orders. */
  readonly counts: boolean;
  /** Somebody was named as the player of its seat. */
  readonly named: boolean;
}

/** Answers as they are stored: who gave each, and its orders as plain data. */
export type AnswersRecord = Readonly<
  Record<
    QuestionKey,
    {
      readonly seat: SeatId;
      readonly by: Answerer;
      readonly orders: readonly unknown[];
      readonly count?: number;
      readonly number?: number;
      readonly standIn?: boolean;
      readonly unnamed?: boolean;
      readonly late?: boolean;
      readonly left?: boolean;
      readonly battle?: string;
      readonly nth?: number;
    }
  >
>;

/** What the players of a seat sent, and the plan that was made of it. Plans are plain data. */
export interface StoredParts {
  readonly plan: unknown;
  /** By number; the seat’s own player is the first. A player who sent nothing has a part without orders. */
  readonly parts: readonly {
    readonly player: number;
    readonly scopes: readonly string[];
    readonly plan: unknown;
  }[];
}

/** How a turn was run, apart from its rules: what players are told of it, and the digests that bind it. */
export interface HowRun {
  /** The rule by which its dice follow from seed and orders: see `dice.ts`. */
  readonly rule: number;
  /** By seat, then in order of arrival. */
  readonly files: readonly FiledOrders[];
  /** How often each seat had been given new keys. */
  readonly former: Readonly<Record<SeatId, number>>;
  /** Seats with players that were not waited for: it was run before the deadline. Absent where there were none. */
  readonly waived?: readonly SeatId[];
  /** By seat, of seats that several players shared; absent where there were none. */
  readonly parts?: Readonly<Record<SeatId, StoredParts>>;
  /** All answers to what it asked in its middle, by question; absent where nobody was asked. */
  readonly answers?: AnswersRecord;
  /** The files of those that came from players. */
  readonly answerFiles?: readonly {
    readonly seat: SeatId;
    readonly count: number;
    readonly base64: unknown;
  }[];
  /**
   * Digests of the turn before it was run and of what it was run with, and the chain that its results carry:
   * see `chain.ts`.
   */
  readonly open: string;
  readonly given: string;
  readonly chain: string;
}

/** How one of several runs was run: what was filed for its seats, what it asked, and the digest that its results carry, which binds the game up to it. */
export type HowPart = Omit<HowRun, 'rule' | 'open' | 'given'> & {
  /** What was answered for seats that it asked and did not tell: it opens the list in their next report. Absent where nothing was. */
  readonly answeredFor?: Readonly<Record<SeatId, AnsweredFor>>;
  /** The seats that the computer led, of those whose orders it took; absent in runs by older programs. */
  readonly led?: readonly SeatId[];
  /** It was put off, and is run behind a run that the rules name behind it. */
  readonly madeUp?: true;
  /** Seats whose orders are taken by runs that were put off behind it. */
  readonly putOff?: readonly SeatId[];
};

/** A run that is over, of a turn of several. Entries, refusals and what was heard are plain data for the ruleset’s codecs. */
export interface StoredRun {
  /** Its place among the runs of its turn, from 0. */
  readonly number: number;
  /** As the ruleset named it when the turn began. */
  readonly plan: RunPlan;
  readonly entries: readonly Entry<unknown>[];
  readonly refusals: readonly unknown[];
  readonly marks: TurnMarks;
  /** SHA-256 of the seed of its dice. */
  readonly dice: string;
  /** How many times its turn was run with other dice before. */
  readonly attempt: number;
  readonly edition: number;
  /** What seats heard of it whom it did not tell: it opens their next report. */
  readonly heard: Readonly<Record<SeatId, readonly Heard<unknown>[]>>;
  readonly how: HowPart;
}

/** A summary of how a turn went. */
export interface RunInShort {
  readonly events: number;
  readonly attempt: number;
  /** It has marks that show where a second run differs. */
  readonly marked: boolean;
  /** How many times it had been run before, if more than once. */
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
  /** Number of the last file that could count when the turn was run; 0 if none. */
  readonly upTo: number;
  /** Plans that came in no file: the decrees, if any, and the plans of the computer. */
  readonly plans: Readonly<Record<SeatId, unknown>>;
  readonly note: LogLine;
  /** The last run, of a turn of several. */
  readonly last?: StoredRun;
}

export interface OpenedTurn {
  readonly turn: number;
  readonly state: unknown;
  readonly commitment: string;
  readonly results: readonly StoredResults[];
  readonly copies?: readonly ResultsCopy[];
  readonly rerun?: number;
}

/** The turns of a game; the last one is open for orders. */
export interface TurnsStore {
  /** the current turn. */
  turn(): number;
  /** One turn; undefined for a number the game does not have. */
  turnOf(turn: number): StoredTurn | undefined;
  /** A summary of how a turn went, read without its events; undefined if it was not run. */
  runOf(turn: number): RunInShort | undefined;
  /** All turns so far, in order. */
  turns(): readonly number[];
  /**
   * Ends a turn and opens the next in one transaction. Does nothing and returns false if `done.turn` is no
   * longer the current turn, or other orders or decrees have come in meanwhile. With `back`, the game
   * first goes back to a turn that was run, as by `undo`, in the same transaction.
   */
  finish(done: FinishedTurn, next: OpenedTurn, back?: { readonly why: string }): boolean;
}
