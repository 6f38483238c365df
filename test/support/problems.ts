import type { Cite, Problem, ProblemCode, Severity } from '#kernel/words/problem.ts';
import type { Args } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';

const pretended = (severity: Severity, code: string, template: string, args: Args): Problem => ({
  severity,
  code: code as ProblemCode,
  phrase: phrase(template, args),
});

/** A file or call that a stand-in of a test does not take; no table needs to have declared its code. */
export const unreadable = (code: string, template: string, args: Args = {}, toGm?: string): Problem => ({
  ...pretended('unreadable', code, template, args),
  ...(toGm === undefined ? {} : { toGm: phrase(toGm, args) }),
});

/** An order that a ruleset of tests finds cannot be carried out. */
export const impossible = (cite: Cite, code: string, template: string, args: Args = {}): Problem => ({
  ...pretended('impossible', code, template, args),
  cite,
});
