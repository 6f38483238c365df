import type { Outcome } from './outcome.ts';

/** Keeps private keys at rest: what `wrap` gives may lie on disk. */
export interface Secrets {
  wrap(plain: Uint8Array): Promise<Outcome<Uint8Array>>;
  unwrap(stored: Uint8Array): Promise<Outcome<Uint8Array>>;
}

/** The system's own keyring. */
export interface Keyring {
  /** There is one, and it keeps what it is given for this user alone. */
  works(): Promise<boolean>;
  close(text: string): Promise<Uint8Array>;
  /** Undefined for what it did not close, or no longer opens. */
  open(stored: Uint8Array): Promise<string | undefined>;
}
