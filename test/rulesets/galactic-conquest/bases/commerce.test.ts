import { expect, test } from 'vitest';
import { carryCommerce, losesCommerce } from '#rulesets/galactic-conquest/model/civil/commerce.ts';

const of = (...hulls: readonly string[]) => hulls.map((hull) => ({ hull }));
const equal = of('MB', 'MB', 'CPL', 'CPL', 'CPL');

test.each([
  [of('CB'), true],
  [of('TCB', 'BS'), true],
  [of('QCB'), true],
  [equal, true],
  [equal.slice(1), false],
  [equal.slice(0, 4), false],
  [of('BS', '6xGBDP', 'CDK'), false],
  [[], false],
])('what carries the commerce of a system (B11.70): %j', (ships, carries) => {
  expect(carryCommerce(ships)).toBe(carries);
});

test('what equals a commercial base is one where merchants have settled, and only beside one elsewhere (C7.20)', () => {
  expect(losesCommerce({ founded: 'settled' }, equal, equal.slice(1))).toBe(true);
  expect(losesCommerce({ founded: 'settled' }, [...equal, ...of('CB')], equal)).toBe(false);
  expect(losesCommerce({}, equal, equal.slice(1))).toBe(false);
  expect(losesCommerce({}, of('CB'), equal)).toBe(true);
  expect(losesCommerce({}, of('CB', 'TCB'), of('TCB'))).toBe(false);
  expect(losesCommerce({}, [], [])).toBe(false);
});
