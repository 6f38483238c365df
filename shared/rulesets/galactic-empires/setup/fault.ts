import type { Args } from '#kernel/report/phrase.ts';
import type { Problem } from '#kernel/problem.ts';
import { unreadable } from '#kernel/problem.ts';

/** A contradiction within a scenario: what is wrong where, and what to do. */
export const fault = (code: string, template: string, args: Args): Problem =>
  unreadable(`scenario-${code}`, template, args);
