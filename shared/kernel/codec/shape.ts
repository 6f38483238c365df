import type { Problem } from '../problem.ts';
import { unreadable } from '../refusals.ts';
import { bad, good } from '../result.ts';
import type { Codec } from './codec.ts';

/** A codec that also knows where in the document it stands, so that a refusal names the place. */
export interface Shape<T> extends Codec<T> {
  /** The value, or undefined with at least one problem added. */
  read(raw: unknown, path: string, problems: Problem[]): T | undefined;
}

/** Adds the problem of a value that is not what was expected, and gives no value. */
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

/** A shape from how it reads and how it makes; what is made is the value itself where nothing else is said. */
export function shape<T>(read: Shape<T>['read'], make: (value: T) => unknown = (value) => value): Shape<T> {
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

/** Reading stops at so many problems in all. */
export const mostProblems = 20;

/** An object with members, not a list. */
export const isObject = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);
