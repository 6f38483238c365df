import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inOrder } from '#kernel/words/inOrder.ts';
import { change, drop, put, replace } from '#kernel/steps/change.ts';
import { shelvedBy } from '#kernel/steps/shelves.ts';

interface Coin {
  readonly purse: string;
  readonly worth: number;
  readonly lent?: true;
}
type Coins = Readonly<Record<string, Coin>>;

const inPurse = shelvedBy<Coin, string>(({ purse }) => purse);
const lentFrom = shelvedBy<Coin, string>(({ purse, lent }) => (lent === true ? purse : undefined));

const walked = (coins: Coins, is: (coin: Coin) => boolean) => inOrder(coins).filter(([, coin]) => is(coin));

/** One change of a draft. */
const changes = {
  put: (coins: Coins, key: string, purse: string) => put(coins, key, { purse, worth: 1 }),
  take: (coins: Coins, key: string) => drop(coins, key),
  move: (coins: Coins, key: string, purse: string) => change(coins, key, () => ({ purse })),
  grow: (coins: Coins, key: string) => replace(coins, key, (was) => ({ ...was, worth: was.worth + 1 })),
  lend: (coins: Coins, key: string) => change(coins, key, (): Partial<Coin> => ({ lent: true })),
  settle: (coins: Coins, key: string) => replace(coins, key, ({ lent: _, ...rest }) => rest),
};

describe('what is kept of a record', () => {
  test('is what a walk through it finds, in order, after every change of a draft', () => {
    const [keys, purses] = [
      ['a', 'b', 'c', 'd', 'e', 'f'],
      ['red', 'blue', 'none'],
    ] as const;
    const step = fc.tuple(
      fc.constantFrom(...(Object.keys(changes) as (keyof typeof changes)[])),
      fc.constantFrom(...keys),
      fc.constantFrom(...purses),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.array(step, { maxLength: 40 }), (before, after) => {
        const coins: Coins = {};
        for (const [how, key, purse] of before) changes[how](coins, key, purse);
        for (const [how, key, purse] of after) {
          for (const one of purses) {
            expect(inPurse(coins, one)).toEqual(walked(coins, (coin) => coin.purse === one));
            expect(lentFrom(coins, one)).toEqual(
              walked(coins, (coin) => coin.purse === one && coin.lent === true),
            );
          }
          changes[how](coins, key, purse);
        }
        expect(inPurse(coins, 'red')).toEqual(walked(coins, ({ purse }) => purse === 'red'));
      }),
    );
  });

  test('what was answered stays as it was while things change', () => {
    const coins: Coins = { a: { purse: 'red', worth: 1 }, b: { purse: 'red', worth: 2 } };
    const before = inPurse(coins, 'red');
    for (const [key] of before) change(coins, key, () => ({ purse: 'blue' }));
    expect(before.map(([key, { purse }]) => [key, purse])).toEqual([
      ['a', 'red'],
      ['b', 'red'],
    ]);
    expect(inPurse(coins, 'red')).toEqual([]);
    expect(inPurse(coins, 'blue').map(([key]) => key)).toEqual(['a', 'b']);
  });

  test('another record is another answer', () => {
    const coins: Coins = { a: { purse: 'red', worth: 1 } };
    expect(inPurse(coins, 'red')).toHaveLength(1);
    const copy = { ...coins };
    put<string, Coin>(copy, 'b', { purse: 'red', worth: 2 });
    expect(inPurse(copy, 'red')).toHaveLength(2);
    expect(inPurse(coins, 'red')).toHaveLength(1);
  });
});
