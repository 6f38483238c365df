/** A store of texts that may be deleted at any time: it holds only what can be made again. */
export interface Cache {
  read(key: string): string | undefined;
  write(key: string, text: string): void;
  forget(key: string): void;
  /** The texts of all turns, for searching. */
  readonly chronicle: Chronicle;
  close(): void;
}

/** One turn of one seat of one game. */
export interface ChronicleKey {
  readonly game: string;
  readonly seat: string;
  readonly turn: number;
}

/** One text from the results of a turn. */
export interface ChronicleLine {
  readonly kind: string;
  readonly text: string;
  readonly place?: string;
  readonly battle?: string;
}

export interface ChronicleFigure {
  readonly key: string;
  readonly label: string;
  /** The figure’s scale, in three. */
  readonly unit: string;
  readonly per: number;
  readonly sign: string;
  readonly value: number;
}

/**
 * A stored turn. `mark` names the results file and the edition of the rules it was made from: a turn with
 * another mark has to be read again.
 */
export interface ChronicleTurn extends ChronicleKey {
  readonly mark: string;
  /** Each with its words in searchable form, in order and separated by spaces. */
  readonly lines: readonly (ChronicleLine & { readonly words: string })[];
  readonly figures: readonly ChronicleFigure[];
}

/**
 * A search: all terms must occur, in any order. The words of one term follow each other; the last word of an
 * `open` term may be incomplete.
 */
export interface ChronicleQuery {
  readonly terms: readonly { readonly words: readonly string[]; readonly open: boolean }[];
  /** Absent: in all games. */
  readonly of?: Pick<ChronicleKey, 'game' | 'seat'> | undefined;
  readonly kinds: readonly string[];
  readonly most: number;
}

/** The texts and figures of turns. It may lose turns at any time; `known` then no longer lists them. */
export interface Chronicle {
  /** Every turn it holds, with its mark, in any order. */
  known(): readonly (ChronicleKey & { readonly mark: string })[];
  /** Replaces what it had of the turn. */
  write(turn: ChronicleTurn): void;
  forget(key: ChronicleKey): void;
  /** By turn, and within a turn in the order they were written. */
  figures(of: Pick<ChronicleKey, 'game' | 'seat'>): readonly (ChronicleFigure & { readonly turn: number })[];
  /** Newest turn first, then by game and seat, then in the order they were written; at most `most`. */
  search(query: ChronicleQuery): readonly (ChronicleLine & ChronicleKey)[];
}
