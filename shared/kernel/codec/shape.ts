import type { Problem } from '../words/problem.ts';
import { unreadable } from '../words/refusals.ts';
import { bad, good } from '../words/result.ts';
import type { Codec } from './codec.ts';

/** A codec for a part of a document: its refusals name the path of the fault. */
export interface Shape<T> extends Codec<T> {
  /** The value, or undefined after adding at least one problem. */
  read(raw: unknown, path: string, problems: Problem[]): T | undefined;
}

/** The value that a shape reads: `type Hit = ValueIn<typeof hit>`. */
export type ValueIn<S> = S extends Shape<infer T> ? T : never;

/** Adds the problem that a value is not what was expected, and returns undefined. */
export const fault = (
  problems: Problem[],
  path: string,
  expected: string,
  more: Readonly<Record<string, string>> = {},
): undefined => {
  problems.push(
    unreadable('unexpected-value', {
      path: path === '' ? 'the top' : path,
      expected,
      ...more,
    }),
  );
  return undefined;
};

const asItIs = (value: unknown): unknown => value;

/** Whether values of a shape are written as they are, so that nobody need ask it. */
export const isPlain = ({ make }: Pick<Codec<never>, 'make'>): boolean => make === asItIs;

/** A shape from its two directions; without `make`, the value is written as it is. */
export function shape<T>(read: Shape<T>['read'], make: (value: T) => unknown = asItIs): Shape<T> {
  return {
    read,
    make,
    parse(raw) {
      const problems: Problem[] = [];
      const value = read(raw, '', problems);
      return problems.length > 0 ? bad(problems) : good(value as T);
    },
  };
}

/** Reading stops after this many problems. */
export const mostProblems = 20;

/** An object with members, not a list. */
export const isObject = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);
