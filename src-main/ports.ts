import type { Problem } from '#kernel/problem.ts';
import type { Result } from '#kernel/result.ts';

export * from './mailPorts.ts';

/** What the services need from the machine they run on. Each host supplies its own; tests supply theirs. */

/** Something that can fail for reasons outside the program, each named with its remedy. */
export type Outcome<T> = Result<T, readonly Problem[]>;

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

/** Wishes of one user on one machine; plain JSON data by name. */
export interface Settings {
  read(): Readonly<Record<string, unknown>>;
  write(values: Readonly<Record<string, unknown>>): void;
}

/** Numbers that nobody can foresee. */
export interface Entropy {
  bytes(count: number): Uint8Array;
}

export interface Clock {
  /** The moment as text: `2026-11-21T18:30:00.000Z`. */
  now(): string;
}

export interface Log {
  note(what: string, facts?: Readonly<Record<string, string | number>>): void;
  /** Writes down something that should not have happened, and returns the number under which it can be found. */
  failure(error: unknown, facts?: Readonly<Record<string, string | number>>): number;
}

/** Keeps private keys at rest: what `wrap` gives may lie on disk. */
export interface Secrets {
  wrap(plain: Uint8Array): Promise<Outcome<Uint8Array>>;
  unwrap(kept: Uint8Array): Promise<Outcome<Uint8Array>>;
}

/** The player's own programs. */
export interface Desktop {
  /** Asks the system to open a `mailto:` link in its mail program; false where none could be asked. */
  openMail(link: string): Promise<boolean>;
  /** Shows a file in the system's file manager; false where it could not be asked. */
  showFile(path: string): Promise<boolean>;
}

/** The system's own keyring. */
export interface Keyring {
  /** There is one, and it keeps what it is given for this user alone. */
  works(): Promise<boolean>;
  close(text: string): Promise<Uint8Array>;
  /** Undefined for what it did not close, or no longer opens. */
  open(kept: Uint8Array): Promise<string | undefined>;
}

/** A pair for signing and a pair for sealing, as text: Ed25519 in PKCS #8 and SPKI as base64, and age. */
export interface PrivateKeys {
  readonly sign: string;
  readonly seal: string;
}
export interface PublicKeys {
  readonly sign: string;
  readonly seal: string;
}

/** How the body of a file is closed. */
export type Closing =
  | { readonly kind: 'open' }
  /** To one reader; and to the writer too, who may want to read it again. */
  | { readonly kind: 'age'; readonly recipient: string; readonly copyTo?: string }
  | { readonly kind: 'passphrase'; readonly phrase: string };

/** What a reader can open a body with. */
export interface Opening {
  /** Private sealing keys, today's first. */
  readonly seal?: readonly string[];
  readonly phrase?: string;
}

/** The cryptography of turn files. Nothing here throws on foreign bytes or keys. */
export interface Sealing {
  newKeys(): Promise<{ readonly privately: PrivateKeys; readonly publicly: PublicKeys }>;
  /** The public halves; undefined when these are not private keys. */
  publicHalf(keys: PrivateKeys): Promise<PublicKeys | undefined>;
  /** Base64 of the Ed25519 signature. */
  sign(head: Uint8Array, signKey: string): string;
  /** False for anything but a canonical signature of exactly these bytes by this key. */
  verify(head: Uint8Array, signature: string, publicSign: string): boolean;
  close(plain: Uint8Array, closing: Closing): Promise<Uint8Array>;
  /** The private sealing key that follows from a secret of 64 hexadecimal digits for one turn; it tells nothing of the secret or of other turns' keys. */
  keyOfTurn(secret: string, turn: number): string;
  /** The public half of a private sealing key; undefined for anything else. */
  recipientOf(identity: string): Promise<string | undefined>;
  /** Undefined when no key of the reader fits, or the seal is broken. */
  open(body: Uint8Array, opening: Opening): Promise<Uint8Array | undefined>;
  /** Gzip: equal input gives equal bytes on every system. */
  pack(text: string): Uint8Array;
  /** The text; or why not: not gzip and UTF-8, or longer than `most` bytes. Never unpacks more than that. */
  unpack(packed: Uint8Array, most: number): Result<string, 'unreadable' | 'too-large'>;
}
