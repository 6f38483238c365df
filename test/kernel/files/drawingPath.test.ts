import { expect, test } from 'vitest';
import { readPath } from '#kernel/files/drawingPath.ts';

/** Steps as they would be written down. */
const steps = (d: string): string | undefined =>
  readPath(d)
    ?.map(({ letter, numbers }) => `${letter}${numbers.join(' ')}`)
    .join(' ');

// As SVG 1.1 has path data: chapter 8.3.
test.each([
  ['numbers part at spaces, commas and signs', 'M1,2L3-4', 'M1 2 L3 -4'],
  ['numbers part at a second point', 'M.5.25', 'M0.5 0.25'],
  ['a command goes on without its letter', 'M0 0h1 2', 'M0 0 h1 h2'],
  ['what goes on after M is a line', 'M0 0 1 1', 'M0 0 L1 1'],
  ['what goes on after m is a line too', 'M0 0m2 2 1 1', 'M0 0 m2 2 l1 1'],
  ['an end takes no number', 'M0 0Z', 'M0 0 Z'],
  ['an arc has flags of 0 and 1', 'M0 0A1 1 0 1 0 5 5', 'M0 0 A1 1 0 1 0 5 5'],
])('%s', (_, d, expected) => {
  expect(steps(d)).toBe(expected);
});

test.each([
  ['nothing', ''],
  ['a beginning with m', 'm0 0'],
  ['a comma before the first number', 'M,0 0'],
  ['a comma behind the last number', 'M0 0,'],
  ['a comma before a command', 'M0 0,L1 1'],
  ['a radius below nothing', 'M0 0A-1 1 0 0 0 5 5'],
  ['a far point on the left', 'M-10001 0'],
  ['an end with a number', 'M0 0Z1'],
  ['an exponent', 'M1e2 0'],
])('%s is no path', (_, d) => {
  expect(readPath(d)).toBeUndefined();
});

test('ten thousand units away is as far as it goes, and two thousand steps are as many', () => {
  expect(steps('M-10000 10000')).toBe('M-10000 10000');
  expect(readPath(`M0 0${'h1'.repeat(1_999)}`)).toHaveLength(2_000);
  expect(readPath(`M0 0${'h1'.repeat(2_000)}`)).toBeUndefined();
});
