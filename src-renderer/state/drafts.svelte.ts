import { keepDraft, keptDraft } from './place/keptDrafts.ts';

/** The longest draft that is kept, in characters as stored. */
const longest = 60_000;

/**
 * What is being filled in. It is kept on this machine, for its window, until it is used or discarded: closing its dialog or loading the page again
 * loses nothing, and what a closed window left goes to the next that is opened. Drafts are known by their keys; the oldest make room for new ones.
 */
export class Draft<T> {
  #now = $state.raw() as T;
  #kept = $state(false);
  readonly #key: string | undefined;
  readonly #start: T;

  /** Without a key nothing is kept. `start`: what stands in an empty form. `read` gives a stored value back, or nothing where it does not fit. */
  constructor(key: string | undefined, start: T, read: (value: unknown) => T | undefined) {
    this.#key = key;
    this.#start = start;
    const found = key === undefined ? undefined : keptDraft(key);
    const kept = found === undefined ? undefined : read(found[1]);
    this.#now = kept ?? start;
    this.#kept = kept !== undefined;
  }

  get now(): T {
    return this.#now;
  }
  set now(value: T) {
    this.#now = value;
    const text = JSON.stringify(value);
    const isWorthIt = text !== JSON.stringify(this.#start) && text.length <= longest;
    if (this.#key !== undefined) keepDraft(this.#key, isWorthIt ? value : undefined);
  }

  /** Whether it was here when the form was opened. */
  get isKept(): boolean {
    return this.#kept;
  }

  /** It is used: nothing of it is kept. */
  used(): void {
    if (this.#key !== undefined) keepDraft(this.#key, undefined);
  }

  /** The empty form again. */
  discard(): void {
    this.used();
    this.#now = this.#start;
    this.#kept = false;
  }
}

/** Reads a text back. */
export const textRead = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Reads a record back whose members are of the same kind as those of this one; lists hold texts. */
export const readLike =
  <T extends object>(start: T) =>
  (value: unknown): T | undefined =>
    isLike(start, value) ? (value as T) : undefined;

function isLike(start: unknown, value: unknown): boolean {
  if (Array.isArray(start)) return Array.isArray(value) && value.every((one) => typeof one === 'string');
  if (typeof start !== 'object' || start === null) return typeof value === typeof start;
  const read = Object(value) as Readonly<Record<string, unknown>>;
  return Object.entries(start).every(([name, member]) => isLike(member, read[name]));
}
