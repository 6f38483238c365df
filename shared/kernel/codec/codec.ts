import type { Problem } from '../words/problem.ts';
import type { Result } from '../words/result.ts';

/** Reads outside data into a value, or refuses it with problems, and writes it back. `parse(make(v))` equals `v` (a law test). */
export interface Codec<T> {
  /** Never throws, whatever `raw` is. */
  parse(raw: unknown): Result<T, readonly Problem[]>;
  /** Plain JSON data: no undefined members, no class objects. */
  make(value: T): unknown;
}

/** The value type of a codec. */
export type Of<C> = C extends Codec<infer T> ? T : never;
