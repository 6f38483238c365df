import type { Outcome } from './outcome.ts';

export interface ListedFile {
  readonly name: string;
  readonly size: number;
  /** When it was last changed, in milliseconds since 1970. */
  readonly changed: number;
}

/** Files by path. A write is seen whole or not at all, whenever the program is killed. */
export interface Files {
  /** Refused: a file that is not there, cannot be read, or is longer than `most` bytes. */
  read(path: string, most: number): Promise<Outcome<Uint8Array>>;
  /** Makes missing folders. `secret` files are for their owner's eyes alone. */
  write(
    path: string,
    bytes: Uint8Array,
    options?: { readonly secret?: boolean },
  ): Promise<Outcome<undefined>>;
  /** The plain files of a folder, by name in code-unit order; empty when the folder is not there. */
  list(folder: string): Promise<Outcome<readonly ListedFile[]>>;
  /** A file that is not there counts as removed. */
  remove(path: string): Promise<Outcome<undefined>>;
}

/** What a library needs beyond single files. */
export interface Folders {
  /** The plain folders in a folder, by name in code-unit order; empty when the folder is not there. */
  folders(folder: string): Promise<Outcome<readonly string[]>>;
  /** Makes missing folders; a file that already has the new name is replaced, one that is not there counts as moved. */
  move(from: string, to: string): Promise<Outcome<undefined>>;
}
