import type { Problem } from '../problem.ts';
import type { Result } from '../result.ts';

/** Turns outside data into a value, refusing with named problems, and back. `parse(make(v))` is `v` (a law test). */
export interface Codec<T> {
  /** Never throws, whatever `raw` is. */
  parse(raw: unknown): Result<T, readonly Problem[]>;
  /** Plain JSON data: no undefined members, no class objects. */
  make(value: T): unknown;
}

/** The value type of a codec. */
export type Of<C> = C extends Codec<infer T> ? T : never;
