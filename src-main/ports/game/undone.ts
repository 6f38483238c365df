import type { SeatId, RunId } from '#kernel/words/ids.ts';
import type { TurnMarks } from '#kernel/turn/marks.ts';
import type { LogLine } from './log.ts';
import type { StoredResults } from './results.ts';
import type { AnswersRecord, HowRun } from './turns.ts';

export interface Undone {
  readonly number: number;
  readonly at: string;
  /** The turn the game went back to, and the one it stood at. */
  readonly to: number;
  readonly from: number;
  readonly why: string;
  readonly redone: boolean;
  /** Of a run that was taken back out of the turn under way, which is then both turns: its place among the runs. */
  readonly run?: number;
  /** The name of that run, if it may be put off: another can then have its place. */
  readonly name?: RunId;
  /** It was not over, and waited for answers. */
  readonly waited?: boolean;
}

/** A run that was put aside. */
export interface AsideRun {
  readonly turn: number;
  readonly attempt: number;
  readonly dice?: string;
  readonly edition: number;
  readonly entries: unknown;
  readonly refusals: unknown;
  readonly marks?: TurnMarks;
  readonly how?: HowRun;
  /** The order of its runs, if it had several and is a whole turn. */
  readonly order?: readonly RunId[];
  /** The seats that the computer led, if it is one of several runs. */
  readonly led?: readonly SeatId[];
  /** What it asked was answered so, if it is one of several runs. */
  readonly answers?: AnswersRecord;
}

/** A run that was put aside, with the results it led to. */
export interface AsideTurn extends AsideRun {
  /** The bodies of the results of that run. */
  readonly results: readonly Pick<StoredResults, 'seat' | 'body'>[];
}

/** Going back to an earlier turn, which puts aside the runs since. */
export interface UndoneStore {
  /**
   * Goes back to a turn, in one transaction: everything of later turns, and how that turn went, is put aside
   * and can be restored. The orders of the turn itself stay. False if `turn` was never run.
   */
  undo(turn: number, why: string, note: LogLine): boolean;
  /**
   * Takes the last run that is over back out of the turn under way, in one transaction: it is put aside with the results that it gave, and the orders
   * that came in on them. With `waiting`, what the run that waits has asked and been answered is put aside instead. False if no run is over.
   */
  takeBack(why: string, note: LogLine, waiting?: unknown): boolean;
  /** What was put aside, oldest first. */
  undone(): readonly Undone[];
  /** The runs that were put aside together, by turn; none for an unknown number. */
  aside(number: number): readonly AsideTurn[];
  /** Restores what was put aside. False if the game has gone on since, or it was restored before. */
  redo(number: number, note: LogLine): boolean;
}
