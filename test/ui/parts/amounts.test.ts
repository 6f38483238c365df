import { expect, test } from 'vitest';
import { amountIn, amountText, lineAmount } from '#ui/parts/text/amounts.ts';

const [sums, shares] = [
  { unit: 'resources', per: 100 },
  { unit: '', per: 10, sign: '%' },
] as const;

test('amounts are read as they are written', () => {
  for (const amount of [0, 5, 120, 1234, 123_456_789, -70])
    for (const scale of [sums, shares]) expect(amountIn(amountText(amount, scale), scale)).toBe(amount);
});

test('a line says between which amounts it will be, where battles decide', () => {
  const line = { label: 'Left', amount: 4020, total: true };
  expect(lineAmount(line, sums)).toBe('40.20');
  expect(lineAmount({ ...line, within: [-350, 4240] }, sums)).toBe('−3.50 – 42.40');
});

const counts = { unit: '', per: 1 } as const;

test.each([
  ['1,000', 1_000],
  ['1.000', 1_000],
  ['1 234 567', 1_234_567],
  ['1’234', 1_234],
  ['12,345,678', 12_345_678],
  ['٣', 3],
  ['١٬٢٣٤', 1_234],
  ['१२', 12],
  ['４２', 42],
  ['𝟗', 9],
  ['9'.repeat(20), Number.MAX_SAFE_INTEGER],
])('%s is a count', (written, count) => {
  expect(amountIn(written, counts)).toBe(count);
});

test('a point or comma before other than three digits is that of decimals, and so is one point where there are decimals', () => {
  expect([amountIn('1,234.5', sums), amountIn('1.234,5', sums), amountIn('1.234.567', sums)]).toEqual([
    123_450, 123_450, 123_456_700,
  ]);
  expect([amountIn('1,50', sums), amountIn('1.239', sums), amountIn('1,239', sums)]).toEqual([
    150, 123, 123_900,
  ]);
});

test('what it is counted in may stand behind it, and no other word', () => {
  const spent = { unit: 'EP', per: 1 } as const;
  expect([amountIn('2 EP', spent), amountIn('2ep', spent), amountIn('5 resources', sums)]).toEqual([
    2, 2, 500,
  ]);
  expect(amountIn('2 EP', counts, ['EP', 'to', 'invest'])).toBe(2);
  for (const wrong of ['2 EP', '2k', '1e3', '0x1F', 'EP', 'EP 2'])
    expect(amountIn(wrong, counts)).toBe(undefined);
});

test('amounts are read as people write them, and nothing else is', () => {
  expect([amountIn('1,5', shares), amountIn(' 2. ', shares), amountIn('1.239', sums)]).toEqual([15, 20, 123]);
  for (const wrong of ['', 'ten', '1.2.3', '.5', '1-2']) expect(amountIn(wrong, sums), wrong).toBe(undefined);
});
