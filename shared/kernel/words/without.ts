import { keysAsWritten } from './inOrder.ts';

/** The same without these fields, in the order in which they are written; itself where it has none of them. Taking a large object apart, as `({ a: _, ...rest })` does, is far slower. */
export function without<T extends object, K extends keyof T>(one: T, ...gone: readonly K[]): Omit<T, K> {
  if (!gone.some((key) => Object.hasOwn(one, key))) return one;
  const rest: Partial<T> = {};
  for (const key of keysAsWritten(one).keys as (keyof T & string)[])
    if (!(gone as readonly (keyof T)[]).includes(key)) rest[key] = one[key];
  return rest as Omit<T, K>;
}
