/** A store of texts that may be deleted at any time: it holds only what can be made again. */
export interface Cache {
  read(key: string): string | undefined;
  write(key: string, text: string): void;
  forget(key: string): void;
  /** What all turns tell, for searching. */
  readonly chronicle: Chronicle;
  close(): void;
}

/** One turn of one seat of one game. */
export interface ChronicleKey {
  readonly game: string;
  readonly seat: string;
  readonly turn: number;
}

/** One text that a turn told its seat. */
export interface ChronicleLine {
  readonly kind: string;
  readonly text: string;
  readonly place?: string;
  readonly battle?: string;
}

export interface ChronicleFigure {
  readonly key: string;
  readonly label: string;
  readonly scale: string;
  readonly value: number;
}

/** A turn as it is remembered. `mark` says from which file and by which rules: a turn with another mark is to be read anew. */
export interface ChronicleTurn extends ChronicleKey {
  readonly mark: string;
  /** Each with its words as they are sought, put in order and parted by spaces. */
  readonly lines: readonly (ChronicleLine & { readonly words: string })[];
  readonly figures: readonly ChronicleFigure[];
}

/** What is sought: every term, in any order. The words of one term follow each other; of `open` the last word may be a beginning. */
export interface ChronicleQuery {
  readonly terms: readonly { readonly words: readonly string[]; readonly open: boolean }[];
  /** Absent: in all games. */
  readonly of?: Pick<ChronicleKey, 'game' | 'seat'> | undefined;
  readonly kinds: readonly string[];
  readonly most: number;
}

/** The texts and figures of turns. It may forget at any time, and then says so by what it knows. */
export interface Chronicle {
  /** Every turn it holds, with its mark, in any order. */
  known(): readonly (ChronicleKey & { readonly mark: string })[];
  /** Takes the place of what it held of the turn. */
  write(turn: ChronicleTurn): void;
  forget(key: ChronicleKey): void;
  /** By turn, and in a turn as they were given. */
  figures(of: Pick<ChronicleKey, 'game' | 'seat'>): readonly (ChronicleFigure & { readonly turn: number })[];
  /** Newest turn first, then by game and seat, and in a turn as they were given; at most `most`. */
  search(query: ChronicleQuery): readonly (ChronicleLine & ChronicleKey)[];
}
