import type { SeatId } from '#kernel/ids.ts';

export interface StoredResults {
  readonly seat: SeatId;
  /** The body without keys, as plain data. */
  readonly body: unknown;
  /** The `.new` file. */
  readonly file: Uint8Array;
  /** The digest in its header, which orders name as their basis. */
  readonly digest: string;
}

/** A copy of a seat's results for its stand-in. */
export type ResultsCopy = Omit<StoredResults, 'body'>;

/** The results that every seat gets at the start of a turn. */
export interface ResultsStore {
  results(turn: number): readonly StoredResults[];
  /** Replaces a seat's results of a turn by the same body sealed for another reader. */
  putResults(turn: number, results: StoredResults): void;
  /** The copies of a turn's results for stand-ins. */
  copies(turn: number): readonly ResultsCopy[];
  putCopy(turn: number, copy: ResultsCopy): void;
}
