import { expect, test } from 'vitest';
import type { ScrollPicture } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { aligned, comparedScrolls, comparedSums, differing } from '#ui/views/whatIf/compare.ts';

const asText = (left: string, right: string): readonly string[] =>
  aligned([...left], [...right], (sign) => sign).map(
    (pair) => `${pair.left ?? '.'}${pair.same ? '=' : ' '}${pair.right ?? '.'}`,
  );

test('as many equal lines as can be stand side by side, in the order of both', () => {
  expect(asText('', '')).toEqual([]);
  expect(asText('abc', 'abc')).toEqual(['a=a', 'b=b', 'c=c']);
  expect(asText('abc', '')).toEqual(['a .', 'b .', 'c .']);
  expect(asText('abcd', 'acxd')).toEqual(['a=a', 'b .', 'c=c', '. x', 'd=d']);
  // One equal line further on is given up for three.
  expect(asText('bcda', 'abcd')).toEqual(['. a', 'b=b', 'c=c', 'd=d', 'a .']);
  expect(asText('abcd', 'bcda')).toEqual(['a .', 'b=b', 'c=c', 'd=d', '. a']);
  // The same line twice is matched twice, not more often.
  expect(asText('aab', 'ab')).toEqual(['a=a', 'a .', 'b=b']);
});

test('lines that differ between two equal ones stand in one row', () => {
  expect(asText('axb', 'ayzb')).toEqual(['a=a', 'x y', '. z', 'b=b']);
});

const scroll = (steps: Readonly<Record<string, readonly string[]>>, amount = 0): ScrollPicture => ({
  steps: Object.entries(steps).map(([title, lines]) => ({
    title,
    cite: 'X 1',
    part: 'First',
    path: [],
    lines: lines.map((text) => ({ said: phrase('{text}', { text }) })),
  })),
  sums: [
    {
      title: 'Treasury',
      scale: { unit: 'gold', per: 1 },
      lines: [
        { label: 'Left', amount },
        { label: 'Held', amount: 7 },
      ],
    },
  ] as never,
  problems: [],
});

test('a step of one scroll alone stands in the order of the turn, and all of its lines differ', () => {
  const blocks = comparedScrolls(
    scroll({ A: ['x'], C: ['y'] }),
    scroll({ A: ['x'], B: ['z'], C: ['y', 'w'] }),
  );
  expect(blocks.map(({ inner, pairs }) => [inner, pairs.map(({ same }) => same)])).toEqual([
    ['A', [true]],
    ['B', [false]],
    ['C', [true, false]],
  ]);
  expect(differing(blocks)).toBe(2);
});

test('what lies with the dice differs from what is certain', () => {
  const certain = scroll({ A: ['x'] });
  const open = {
    ...certain,
    steps: certain.steps.map((step) => ({
      ...step,
      lines: step.lines.map((line) => ({ ...line, open: true as const })),
    })),
  };
  expect(differing(comparedScrolls(certain, open))).toBe(1);
});

test('games without a preview compare as nothing, and sums differ where their amounts do', () => {
  expect(comparedScrolls(undefined, undefined)).toEqual([]);
  const [sum] = comparedSums(scroll({}, 3).sums, scroll({}, 4).sums);
  expect(sum?.pairs.map(({ same }) => same)).toEqual([false, true]);
});
