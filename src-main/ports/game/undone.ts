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

/** How a turn had gone that was put aside. */
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

/** Such a run with what it told. */
export interface AsideTurn extends AsideRun {
  /** The bodies of the results that came of it. */
  readonly results: readonly Pick<StoredResults, 'seat' | 'body'>[];
}

/** Going back to a turn, and what is put aside by it. */
export interface UndoneStore {
  /**
   * Goes back to a turn, in one transaction: everything of later turns, and how that turn went, is put aside and can
   * be brought back. Orders of the turn itself stay. False when `turn` is not a turn that was run.
   */
  undo(turn: number, why: string, note: LogLine): boolean;
  /** What was put aside, oldest first. */
  undone(): readonly Undone[];
  /** The runs that were put aside together, by turn; none for an unknown number. */
  aside(number: number): readonly AsideTurn[];
  /** Brings back what was put aside. False when the game has gone on meanwhile, or it was brought back before. */
  redo(number: number, note: LogLine): boolean;
}
