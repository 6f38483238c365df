import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heap } from '#kernel/board/heap.ts';

test('a heap gives back what went in, the least first, whenever one asks', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: 0, max: 20 }))), (actions) => {
      const sorted: number[] = [];
      const tried = heap<number>((one, other) => one - other);
      for (const number of actions) {
        if (number === null) expect(tried.pop()).toBe(sorted.shift());
        else {
          tried.push(number);
          sorted.push(number);
          sorted.sort((one, other) => one - other);
        }
      }
      for (const number of sorted) expect(tried.pop()).toBe(number);
      expect(tried.pop()).toBeUndefined();
    }),
  );
});
