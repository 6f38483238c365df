import type { OrderRef } from './ids.ts';
import type { Args, Phrase } from './report/phrase.ts';
import { phrase } from './report/phrase.ts';

/** A rulebook's short name and the place in it, such as `GE 1370`. */
export type Cite = `${'GE' | 'SFW' | 'VBAM' | 'GC' | 'FC'} ${string}`;

/**
 * How grave a problem is. `unreadable` stops a file from being taken at all; `impossible` and `doubtful` are advice:
 * rulers may order what cannot be done, and the turn carries it out as far as it goes.
 */
export type Severity = 'unreadable' | 'impossible' | 'doubtful';

export interface Problem {
  readonly severity: Severity;
  /** Stable short name, for tests and programs: `not-linked`, `file-truncated`. */
  readonly code: string;
  /** What is wrong and, where something can be done, what to do. */
  readonly phrase: Phrase;
  readonly cite?: Cite;
  readonly order?: OrderRef;
}

/** A file or call that cannot be taken. The template says what is wrong and what to do. */
export function unreadable(code: string, template: string, args: Args = {}): Problem {
  return { severity: 'unreadable', code, phrase: phrase(template, args) };
}

/** An order that cannot be carried out as things stand. */
export function impossible(cite: Cite, code: string, template: string, args: Args = {}): Problem {
  return { severity: 'impossible', code, phrase: phrase(template, args), cite };
}

/** An order that can be carried out and may be a slip. */
export function doubtful(cite: Cite, code: string, template: string, args: Args = {}): Problem {
  return { severity: 'doubtful', code, phrase: phrase(template, args), cite };
}

/** The same problem, pinned to the order it is about. */
export const about = (order: OrderRef, problem: Problem): Problem => ({ ...problem, order });
