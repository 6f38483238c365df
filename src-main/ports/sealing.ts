import type { Result } from '#kernel/words/result.ts';

/** A pair for signing and a pair for sealing, as text: Ed25519 in PKCS #8 and SPKI as base64, and age. */
export interface PrivateKeys {
  readonly sign: string;
  readonly seal: string;
}

export interface PublicKeys {
  readonly sign: string;
  readonly seal: string;
}

/** How the body of a file is sealed. */
export type Closing =
  | { readonly kind: 'open' }
  /** For one reader and, with `copyTo`, also for the writer, who may want to read it again. */
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
  /** The public halves; undefined if these are not private keys. */
  publicHalf(keys: PrivateKeys): Promise<PublicKeys | undefined>;
  /** Base64 of the Ed25519 signature. */
  sign(head: Uint8Array, signKey: string): string;
  /** False for anything but a canonical signature of exactly these bytes by this key. */
  verify(head: Uint8Array, signature: string, publicSign: string): boolean;
  close(plain: Uint8Array, closing: Closing): Promise<Uint8Array>;
  /**
   * The private sealing key for one turn, derived from a secret of 64 hexadecimal digits; it reveals neither
   * the secret nor the keys of other turns.
   */
  keyOfTurn(secret: string, turn: number): string;
  /** The public half of a private sealing key; undefined for anything else. */
  recipientOf(identity: string): Promise<string | undefined>;
  /** Undefined if none of the reader's keys fits, or the seal is broken. */
  open(body: Uint8Array, opening: Opening): Promise<Uint8Array | undefined>;
  /** Gzip: equal input gives equal bytes on every system. */
  pack(text: string): Uint8Array;
  /**
   * The text, or why it cannot be read: it is not gzip of UTF-8, or longer than `most` bytes. Never unpacks
   * more than that.
   */
  unpack(packed: Uint8Array, most: number): Result<string, 'unreadable' | 'too-large'>;
}
