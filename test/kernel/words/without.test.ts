import { expect, test } from 'vitest';
import { without } from '#kernel/words/without.ts';

test('what is left keeps its order, and what has none of the fields is itself', () => {
  const one: { readonly a: number; readonly b?: number; readonly c: number } = { a: 1, b: 2, c: 3 };
  expect(Object.entries(without(one, 'b'))).toEqual([
    ['a', 1],
    ['c', 3],
  ]);
  const other: typeof one = { a: 1, c: 3 };
  expect(without(other, 'b')).toBe(other);
});
