import { keysAsWritten } from './inOrder.ts';

/**
 * The members that have a value, in the order in which they are written: `{ kind, ...defined({ unit, place }) }` has no key for what is
 * undefined.
 */
export function defined<T extends object>(members: {
  readonly [K in keyof T]: T[K] | undefined;
}): Partial<T> {
  const kept: Partial<T> = {};
  for (const name of keysAsWritten(members).keys as (keyof T & string)[]) {
    const value = members[name];
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}
