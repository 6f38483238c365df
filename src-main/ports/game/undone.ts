import type { TurnMarks } from '#kernel/turn/marks.ts';
import type { LogLine } from './log.ts';
import type { StoredResults } from './results.ts';
import type { HowRun } from './turns.ts';

export interface Undone {
  readonly number: number;
  readonly at: string;
  /** The turn the game went back to, and the one it stood at. */
  readonly to: number;
  readonly from: number;
  readonly why: string;
  readonly redone: boolean;
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
  /** What was put aside, oldest first. */
  undone(): readonly Undone[];
  /** The runs that were put aside together, by turn; none for an unknown number. */
  aside(number: number): readonly AsideTurn[];
  /** Restores what was put aside. False if the game has gone on since, or it was restored before. */
  redo(number: number, note: LogLine): boolean;
}
