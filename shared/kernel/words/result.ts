/** The outcome of reading something that may be broken. A bug throws; a broken file is a `Result`. */
export type Result<T, F> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: F };

/** All is well, and this is the value. */
export const good = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
/** It could not be done, and this is why. */
export const bad = <F>(fault: F): { readonly ok: false; readonly fault: F } => ({ ok: false, fault });
