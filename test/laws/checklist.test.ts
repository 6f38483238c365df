import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/imports.ts';
import { hasTest } from '../support/laws/namedTest.ts';

/** One row of the list: what the rulebook names, its lines, where it is, and the test that shows it. */
interface Row {
  readonly lines: string;
  readonly what: string;
  readonly file: string;
  readonly title: string;
}

const heading = '## The rulebook’s screens';
const cell = /^`([^`]+)` › (.+)$/;

function rows(): readonly Row[] {
  const text = readFileSync(join(root, 'src-renderer/README.md'), 'utf8');
  const [, part = ''] = text.split(heading);
  return part
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| GE'))
    .map((line) => {
      const [, lines = '', what = '', , shown = ''] = line.split('|').map((each) => each.trim());
      const [, file = '', title = ''] = cell.exec(shown) ?? [];
      return { lines, what, file, title };
    });
}

test('every screen and button of the rulebook is in the list, with a test that is there', () => {
  const list = rows();
  expect(
    list
      .filter(({ file, title }) => !hasTest(file, title))
      .map(({ lines, what, file, title }) => `GE ${lines} ${what}: no test «${title}» in ${file}`),
  ).toEqual([]);
});

test('the list covers the chapters on the screens without a gap of more than thirty lines', () => {
  const named = rows()
    .flatMap(({ lines }) => lines.split(', '))
    .map((span) => span.split('-').map(Number))
    .map(([from = 0, to = from]) => [from, to] as const)
    .sort(([a], [b]) => a - b);
  // Menus 59-115; headquarters, map, reports and unit plans 223-531. What lies between is about mail and costs.
  const gaps: string[] = [];
  for (const [first, last] of [
    [59, 115],
    [223, 531],
  ] as const) {
    let reached: number = first;
    for (const [from, to] of [
      ...named.filter(([from, to]) => to >= first && from <= last),
      [last, last] as const,
    ]) {
      if (from - reached > 30) gaps.push(`GE ${reached}-${from}`);
      reached = Math.max(reached, to);
    }
  }
  expect(gaps).toEqual([]);
});
