import { expect, test } from 'vitest';
import { interval } from './league.ts';

test('a win rate is told with its bounds by Wilson’s formula', () => {
  // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
  const rounded = (won: number, all: number) => interval(won, all).map((share) => share.toFixed(4));
  expect(rounded(81, 263)).toEqual(['0.2553', '0.3662']);
  expect(rounded(15, 148)).toEqual(['0.0624', '0.1605']);
  expect(rounded(0, 20)).toEqual(['0.0000', '0.1611']);
  expect(rounded(1, 29)).toEqual(['0.0061', '0.1718']);
});
