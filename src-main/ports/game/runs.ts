import type { SeatId, RunId } from '#kernel/words/ids.ts';
import type { LogLine } from './log.ts';
import type { ResultsCopy, StoredResults } from './results.ts';
import type { StoredRun } from './turns.ts';

export interface FinishedRun {
  readonly turn: number;
  readonly run: StoredRun;
  /** Number of the last file that could count of the seats whose orders it took; 0 if none. */
  readonly upTo: number;
  /** The plans it took that came in no file. */
  readonly plans: Readonly<Record<SeatId, unknown>>;
  /** The game master’s own plan of the turn, which says who leads a seat; undefined if there is none. */
  readonly decrees: unknown;
  readonly note: LogLine;
}

/** The turn to come, as far as it is there while the turn before is under way. */
export interface NextOpening {
  readonly turn: number;
  readonly commitment: string;
  readonly results: readonly StoredResults[];
  readonly copies: readonly ResultsCopy[];
  readonly rerun?: number;
}

/** The runs of turns that have several. */
export interface RunsStore {
  /** The runs of a turn that are over, in order; none where all move together. */
  runs(turn: number): readonly StoredRun[];
  /** Their names, in order, read without them. */
  runOrder(turn: number): readonly RunId[];
  /** How many of them there are, read without them. */
  runsOver(turn: number): number;
  /**
   * Ends a run that is not the last of its turn, and gives those whom it tells their results for the turn to come, in one transaction. Does
   * nothing and returns false if another run is next, or other orders of its seats, or of the game master,
   * have come in meanwhile.
   */
  finishRun(done: FinishedRun, next: NextOpening): boolean;
}
