import { describe, expect, test } from 'vitest';

import type { Game } from '#kernel/game/game.ts';
import type { OrderRef } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import { only } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { agreedIn } from '#kernel/steps/agreed.ts';
import { allAtOnce, oneByOne } from '#kernel/steps/carryOut.ts';
import { change, replace } from '#kernel/steps/change.ts';
import { percentOf, rounded, roundedRoot, sumOf, wholeRoot } from '#kernel/steps/fractions.ts';
import { remembered } from '#kernel/steps/remembered.ts';

/** A purse of coins, and orders that spend of it. */
interface Spending extends Game {
  readonly event: { readonly kind: 'spent'; readonly coins: number; readonly cause: OrderRef };
}

const dear: Problem = { severity: 'impossible', code: 'too-dear', phrase: phrase('Too dear.') };

/** Three orders of 4, 5 and 0 coins are carried out with 6 in the purse: what happened and what was refused. */
function spend(carryOut: typeof oneByOne): { readonly done: string; readonly left: number } {
  let left = 6;
  const done: string[] = [];
  const given = [4, 5, 0].map((coins) => ({
    order: { kind: 'spend', ref: `o${coins}` as OrderRef, coins },
  }));
  carryOut<Spending, (typeof given)[number]>(
    {
      happen({ coins, cause }) {
        left -= coins;
        done.push(`${cause} spent`);
      },
      refuse: (ref) => done.push(`${ref} refused`),
    },
    given,
    ({ order }) => (order.coins > left ? dear : undefined),
    ({ order: { coins, ref: cause } }) => (coins > 0 ? { kind: 'spent', coins, cause } : undefined),
  );
  return { done: done.join(', '), left };
}

describe('orders are carried out', () => {
  test('one by one: each is judged by what those before it left, and one that does nothing is not refused', () => {
    expect(spend(oneByOne)).toEqual({ done: 'o4 spent, o5 refused', left: 2 });
  });
  test('all at once: each is judged by how things stood before any of them', () => {
    expect(spend(allAtOnce)).toEqual({ done: 'o4 spent, o5 spent', left: -3 });
  });
});

test('an offer is agreed if whoever it is made to offers the same in return, and nothing else', () => {
  const [a, b, c] = [seatId('a'), seatId('b'), seatId('c')];
  const offers = [
    { seat: a, to: b, matter: 'peace' },
    { seat: b, to: a, matter: 'peace' },
    { seat: b, to: a, matter: 'trade' },
    { seat: a, to: c, matter: 'peace' },
    { seat: c, to: b, matter: 'peace' },
  ];
  expect(offers.map(agreedIn(offers))).toEqual([true, true, false, false, false]);
});

test('shares are rounded to the nearest whole number, halves up, also below nothing', () => {
  expect([4, 5, 6, 14, 15, -5, -6].map((part) => rounded(part, 10))).toEqual([0, 1, 1, 1, 2, 0, -1]);
  expect([rounded(1, 3), rounded(2, 3), rounded(1, 2), rounded(3, 2)]).toEqual([0, 1, 1, 2]);
  expect([percentOf(7, 107), percentOf(7, 108), percentOf(50, 1)]).toEqual([7, 8, 1]);
  expect([sumOf([]), sumOf([3, -1, 5])]).toEqual([0, 7]);
});

test('square roots are those of the greatest square below, or of the nearest', () => {
  for (let root = 0; root <= 40; root += 1) {
    const square = root * root;
    expect([square, square + 2 * root].map(wholeRoot)).toEqual([root, root]);
    // The square of a half lies between the whole numbers root * (root + 1) and the next.
    expect([square, square + root, square + root + 1].map(roundedRoot)).toEqual([root, root, root + 1]);
  }
  const large = 94_906_265;
  expect([wholeRoot(large * large), wholeRoot(large * large - 1)]).toEqual([large, large - 1]);
});

test('what was seen before is kept until somebody looks there again', () => {
  const before: Readonly<Record<string, number>> = { a: 1, b: 1, c: 1 };
  expect(remembered(before, { b: 2, d: 2 }, (key) => key !== 'c')).toEqual({ b: 2, c: 1, d: 2 });
  expect(before).toEqual({ a: 1, b: 1, c: 1 });
});

test('only entries that are to be kept are left, by key', () => {
  expect(Object.entries(only({ b: 2, a: 1, c: 3 }, (value, key) => value !== 2 || key === 'a'))).toEqual([
    ['a', 1],
    ['c', 3],
  ]);
});

type Draft = Readonly<Record<'a' | 'b', { readonly name: string; readonly age?: number }>>;

test('an entry is changed in part or replaced; one that is gone stays gone', () => {
  const draft: Draft = { a: { name: 'A', age: 1 } } as Draft;
  change(draft, 'a', ({ age = 0 }) => ({ age: age + 1 }));
  change(draft, 'b', () => ({ age: 9 }));
  expect(draft).toEqual({ a: { name: 'A', age: 2 } });
  replace(draft, 'a', ({ name }) => ({ name: `${name}!` }));
  replace(draft, 'b', (was) => was);
  expect(draft).toEqual({ a: { name: 'A!' } });
});
