import { expect, test } from 'vitest';

import { circlesIn } from '../support/laws/circles.ts';
import { allImports, type ImportLine } from '../support/imports.ts';

const remedy =
  'Move what both need into a file below both, or let the upper one hand it down as an argument. A type counts like a value.';

/** One line a circle, readable as a path: a → b → a. */
const complaints = (lines: readonly ImportLine[]): readonly string[] =>
  circlesIn(lines).map((circle) => `${circle.join(' → ')} is a circle. ${remedy}`);

const imports = (...pairs: readonly string[]): readonly ImportLine[] =>
  pairs.map((pair) => {
    const [from = '', target = ''] = pair.split(' ');
    return { from, target };
  });

test('no import goes in a circle', () => {
  expect(complaints(allImports())).toEqual([]);
});

test('a circle is told as the path that leads back, with what to do', () => {
  const lines = imports('start a', 'a b', 'b c', 'c a', 'c end', 'end npm:konva');
  expect(complaints(lines)).toEqual([`a → b → c → a is a circle. ${remedy}`]);
});

test('of a knot its shortest circle is told, of two knots one each', () => {
  const lines = imports('a b', 'b c', 'c d', 'd a', 'c b', 'x y', 'y x', 'd x');
  const told = circlesIn(lines).map((circle) => circle.join(' '));
  expect([...told].sort()).toEqual(['b c b', 'x y x']);
});

test('a file that imports itself is a circle, one that two others import is none', () => {
  expect(circlesIn(imports('a a', 'b a'))).toEqual([['a', 'a']]);
  expect(circlesIn(imports('a c', 'b c', 'a b', 'c end', 'end node:fs'))).toEqual([]);
});
