import type { SeatId } from '#kernel/ids.ts';
import type { TurnMarks } from '#kernel/turn/marks.ts';
import type { PrivateKeys, PublicKeys } from './ports.ts';

/** What a game's file holds, as the services read and write it. */

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
  };
  /** Which run of the turn before led here, from 1, when it was run more than once; its results are marked with it. */
  readonly rerun?: number;
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

export const verdicts = ['final', 'draft', 'stale', 'refused', 'sealed'] as const;
/** `final` and `draft` are valid; `stale` is of an earlier turn; `refused` cannot be used; `sealed` is rightly signed and cannot be read yet. */
export type Verdict = (typeof verdicts)[number];

export interface ReceivedOrders {
  /** In the order of arrival, over the whole game. */
  readonly number: number;
  /** Of the whole file. */
  readonly digest: string;
  readonly name: string;
  readonly at: string;
  /** By whom it was sent, as far as the mail tells; absent for a file that was handed over. */
  readonly sender?: string;
  /** When it was sent, as the mail says. */
  readonly sent?: string;
  readonly verdict: Verdict;
  /** It came after the deadline. */
  readonly late: boolean;
  /** Whether valid orders count: a late file may wait for the game master's word. */
  readonly standing: 'counts' | 'waits' | 'declined';
  /** Who signed it. */
  readonly by: 'player' | 'stand-in';
  /** Absent when nobody can tell. */
  readonly seat?: SeatId;
  /** Why it is not taken, or does not count yet; of orders that count, what else their sender ought to know. */
  readonly code?: string;
  readonly reason?: string;
  /** Of valid orders alone: the plan as plain data. */
  readonly plan?: unknown;
  /** Of valid and of sealed orders: the file itself, as proof. */
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

/** A copy of a seat's results for who stands in. */
export type ResultsCopy = Omit<StoredResults, 'body'>;

export interface StandIn {
  readonly seat: SeatId;
  readonly player: string;
  readonly address: string;
  /** The first turn he may order. */
  readonly since: number;
  readonly privately: PrivateKeys;
  readonly publicly: PublicKeys;
}

export interface Undone {
  readonly number: number;
  readonly at: string;
  /** The turn the game went back to, and the one it stood at. */
  readonly to: number;
  readonly from: number;
  readonly why: string;
  readonly redone: boolean;
}

/** How a turn had gone that was put aside. */
export interface AsideRun {
  readonly turn: number;
  readonly attempt: number;
  readonly dice?: string;
  readonly edition: number;
  readonly entries: unknown;
  readonly refusals: unknown;
  readonly marks?: TurnMarks;
}

export const letterStates = ['waiting', 'sending', 'sent', 'failed', 'unsure', 'withdrawn'] as const;
/**
 * `waiting` for its time; `sending`: handed to the server at this moment; `failed` for good; `unsure`: the program ended, or the
 * line broke, between handing it over and hearing that it was taken, so that it is not sent again unless the game master says so; `withdrawn` is never sent, for good.
 */
export type LetterState = (typeof letterStates)[number];

/** A letter in the outbox. */
export interface OutLetter {
  readonly number: number;
  /** A letter is posted once: another with the same key is the same letter. */
  readonly key: string;
  readonly turn: number;
  readonly seat?: SeatId;
  readonly kind: 'results' | 'receipt' | 'reminder' | 'word';
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly file?: { readonly name: string; readonly bytes: Uint8Array };
  /** The letter it answers, as `Message-ID`. */
  readonly answers?: string;
  readonly state: LetterState;
  readonly tries: number;
  readonly at: string;
  /** When it may be tried next. */
  readonly next: string;
  /** What the server said, or why it failed. */
  readonly said?: string;
}

/** A letter that came in and was dealt with: it is not dealt with twice. */
export interface InLetter {
  /** `Message-ID`, or a digest of the letter. */
  readonly key: string;
  readonly at: string;
  readonly turn: number;
  readonly sender: string;
  readonly subject: string;
  /** What was done with it, in a line. */
  readonly what: string;
}

export interface Post {
  /** Puts a letter into the outbox; the one that is there when its key is known. */
  add(letter: Omit<OutLetter, 'number' | 'state' | 'tries' | 'said'>): OutLetter;
  /** Oldest first; with their files. */
  letters(turn?: number): readonly OutLetter[];
  /** Changes a letter's state. False, and nothing changed, when it is not in the state `from`. */
  move(
    number: number,
    from: LetterState,
    change: Partial<Pick<OutLetter, 'state' | 'tries' | 'next' | 'said'>>,
  ): boolean;
  seen(key: string): InLetter | undefined;
  see(letter: InLetter): void;
  cameIn(turn?: number): readonly InLetter[];
}

export interface Lock {
  /** The name by which this program holds it: its machine, and its process there. */
  readonly owner: string;
  /** True when nobody held it, or who did has died; `owner` tells processes and machines apart. */
  take(owner: string, what: string, at: string): boolean;
  holder(): { readonly owner: string; readonly what: string; readonly at: string } | undefined;
  /** Whether the program of that name, at work since a moment, still is; of another machine's it is believed for a while. */
  alive(owner: string, since: string, now: string): boolean;
  /** Gives it back; nothing happens when another has it. */
  free(owner: string): void;
}

export interface FinishedTurn {
  readonly turn: number;
  readonly entries: unknown;
  readonly refusals: unknown;
  readonly marks: TurnMarks;
  readonly attempt: number;
  readonly dice: string;
  readonly edition: number;
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
  readonly copies?: readonly ResultsCopy[];
  readonly rerun?: number;
}

export interface LogLine {
  readonly at: string;
  readonly what: string;
  /** Who did it: `desk`, `command line`, `timer`, `mail`; absent in older lines. */
  readonly who?: string;
  /** The turn being ordered at the time; absent in older lines. */
  readonly turn?: number;
}

export interface NewGame {
  readonly facts: GameFacts;
  readonly seats: readonly StoredSeat[];
  readonly first: OpenedTurn;
  /** Plain data by name, with which the game begins. */
  readonly memos?: Readonly<Record<string, unknown>>;
  readonly note: LogLine;
}
