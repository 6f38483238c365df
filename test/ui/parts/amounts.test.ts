import { expect, test } from 'vitest';
import { amountIn, amountText } from '#ui/parts/text/amounts.ts';

const [sums, shares] = [
  { unit: 'resources', per: 100 },
  { unit: '', per: 10, sign: '%' },
] as const;

test('amounts are read as they are written', () => {
  for (const amount of [0, 5, 120, 1234, 123_456_789, -70])
    for (const scale of [sums, shares]) expect(amountIn(amountText(amount, scale), scale)).toBe(amount);
});

test('amounts are read as people write them, and nothing else is', () => {
  expect([amountIn('1,5', shares), amountIn(' 2. ', shares), amountIn('1.239', sums)]).toEqual([15, 20, 123]);
  for (const wrong of ['', 'ten', '1.2.3', '.5', '1-2']) expect(amountIn(wrong, sums), wrong).toBe(undefined);
});
