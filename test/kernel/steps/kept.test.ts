import { expect, test } from 'vitest';
import { change, drop, put } from '#kernel/steps/change.ts';
import { keptOver } from '#kernel/steps/kept.ts';

interface World {
  readonly coins: Readonly<Record<string, { readonly worth: number }>>;
  readonly debts?: Readonly<Record<string, { readonly of: number }>>;
  readonly rate: number;
}
const world = (): World => ({ coins: { a: { worth: 1 }, b: { worth: 2 } }, rate: 1 });

/** What all coins are worth, and how often it was counted. */
function counting() {
  let counted = 0;
  const worth = keptOver(
    ({ coins, debts, rate }: World) => [coins, debts, rate],
    ({ coins, debts = {}, rate }: World, unit: number): number => {
      counted += 1;
      const own = Object.values(coins).reduce((sum, coin) => sum + coin.worth, 0);
      return (own * rate - Object.values(debts).reduce((sum, debt) => sum + debt.of, 0)) / unit;
    },
  );
  return { worth, counted: () => counted };
}

test('an answer is kept as long as nothing changes of what it is made of', () => {
  const { worth, counted } = counting();
  const one = world();
  expect([worth(one, 1), worth(one, 1), worth(one, 3), worth(one, 1)]).toEqual([3, 3, 1, 3]);
  expect(counted()).toBe(2);
});

test('every change of a draft’s record is seen, of any of them', () => {
  const { worth } = counting();
  const one = { ...world(), debts: {} };
  expect(worth(one, 1)).toBe(3);
  change(one.coins, 'a', () => ({ worth: 5 }));
  expect(worth(one, 1)).toBe(7);
  put<string, { readonly of: number }>(one.debts, 'x', { of: 4 });
  expect(worth(one, 1)).toBe(3);
  drop(one.coins, 'a');
  expect(worth(one, 1)).toBe(-2);
});

test('a value that is replaced, and a record that is put in the place of another, make a new answer', () => {
  const { worth } = counting();
  const one = world();
  expect(worth(one, 1)).toBe(3);
  expect(worth({ ...one, rate: 2 }, 1)).toBe(6);
  expect(worth({ ...one, debts: { x: { of: 1 } } }, 1)).toBe(2);
  expect(worth(one, 1)).toBe(3);
  expect(worth({ ...one, coins: {} }, 1)).toBe(0);
});
