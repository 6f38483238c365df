import type { Outcome } from './outcome.ts';

/** Protects stored private keys: the output of `wrap` may be written to disk. */
export interface Secrets {
  wrap(plain: Uint8Array): Promise<Outcome<Uint8Array>>;
  unwrap(stored: Uint8Array): Promise<Outcome<Uint8Array>>;
}

/** The system's own keyring. */
export interface Keyring {
  /** Whether there is a keyring that protects data for this user alone. */
  works(): Promise<boolean>;
  close(text: string): Promise<Uint8Array>;
  /** Undefined for anything it did not encrypt, or can no longer open. */
  open(stored: Uint8Array): Promise<string | undefined>;
}
