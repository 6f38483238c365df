import type { SeatId } from '#kernel/words/ids.ts';

export interface StoredResults {
  readonly seat: SeatId;
  /** The body without keys, as plain data. */
  readonly body: unknown;
  /** The `.new` file. */
  readonly file: Uint8Array;
  /** The digest in its header, which orders name as their basis. */
  readonly digest: string;
}

/** A copy of a seat's results for its stand-in, or for a further player. */
export interface ResultsCopy extends Omit<StoredResults, 'body'> {
  /** The number of the further player; absent: it is the stand-in's. */
  readonly fellow?: number;
}

/** The results that every seat gets at the start of a turn. */
export interface ResultsStore {
  results(turn: number): readonly StoredResults[];
  /** Replaces a seat's results of a turn by the same body sealed for another reader. */
  putResults(turn: number, results: StoredResults): void;
  /** The copies of a turn's results for stand-ins. */
  copies(turn: number): readonly ResultsCopy[];
  /** The copies of a turn's results for further players, by seat and number. */
  fellowCopies(turn: number): readonly (ResultsCopy & { readonly fellow: number })[];
  /** Replaces its reader's copy, if there is one. */
  putCopy(turn: number, copy: ResultsCopy): void;
}
