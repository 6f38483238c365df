import type { Outcome } from './outcome.ts';

export interface ListedFile {
  readonly name: string;
  readonly size: number;
  /** When it was last changed, in milliseconds since 1970. */
  readonly changed: number;
  /**
   * Another one as soon as the file is replaced or written to, whatever its name, size and time say. Absent where it cannot tell: of a file so
   * new that its next change might bear the same time.
   */
  readonly stamp?: string;
}

/** Files by path. A write happens completely or not at all, even if the program is killed. */
export interface Files {
  /** Refused: a file that is missing, cannot be read, or is longer than `most` bytes. */
  read(path: string, most: number): Promise<Outcome<Uint8Array>>;
  /** Makes missing folders. `secret`: only the owner may read the file. */
  write(
    path: string,
    bytes: Uint8Array,
    options?: { readonly secret?: boolean },
  ): Promise<Outcome<undefined>>;
  /** The plain files of a folder, by name in code-unit order; empty if the folder does not exist. `wanted`: only those of these names are looked at. */
  list(folder: string, wanted?: (name: string) => boolean): Promise<Outcome<readonly ListedFile[]>>;
  /** Succeeds if the file does not exist. */
  remove(path: string): Promise<Outcome<undefined>>;
  /** Does some work on a file while no other program, and nothing else in this one, does such work on it. */
  alone<T>(path: string, work: () => Promise<Outcome<T>>): Promise<Outcome<T>>;
}

/** What a library needs beyond single files. */
export interface Folders {
  /** The plain folders in a folder, by name in code-unit order; empty if the folder does not exist. */
  folders(folder: string): Promise<Outcome<readonly string[]>>;
  /** Makes missing folders. Replaces a file that has the new name; succeeds if there is nothing to move. */
  move(from: string, to: string): Promise<Outcome<undefined>>;
}
