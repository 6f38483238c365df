import type { OrderRef } from './ids.ts';
import type { Spot } from './spot.ts';
import type { Phrase } from './phrase.ts';

/** A rulebook's short name in capitals, and a line or paragraph in it, such as `ABC 12`. */
export type Cite = `${Uppercase<string>} ${string}`;

/**
 * How grave a problem is. A file with an `unreadable` problem is not accepted. `impossible` and `doubtful` are advice:
 * players may order what cannot be done, and the turn carries it out as far as possible.
 */
export const severities = ['unreadable', 'impossible', 'doubtful'] as const;
export type Severity = (typeof severities)[number];

/** Every table of refusals adds its codes here, so that a misspelt code compiles nowhere (`refusalTable.ts`). */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- it is filled by declaration merging.
export interface ProblemCodes {}
export type ProblemCode = keyof ProblemCodes;

export interface Problem {
  readonly severity: Severity;
  /** Stable short name, for tests and programs: `not-linked`, `file-truncated`. */
  readonly code: ProblemCode;
  /** What is wrong and, where something can be done, what to do. */
  readonly phrase: Phrase;
  /** The same for the game master, where the phrase says «you» to a player. */
  readonly toGm?: Phrase;
  readonly cite?: Cite;
  readonly order?: OrderRef;
  /** What it is about, where it is about no order: a client leads there. */
  readonly at?: Spot;
}

/** The same problem in words for the game master. */
export const forGm = ({ toGm, ...problem }: Problem): Problem =>
  toGm === undefined ? problem : { ...problem, phrase: toGm };

/** The problem with the order that it is about. */
export const about = (order: OrderRef, problem: Problem): Problem => ({ ...problem, order });
