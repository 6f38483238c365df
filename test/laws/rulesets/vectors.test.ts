import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '#test/support/imports.ts';
import { testsOf } from '#test/support/kits/kitCases.ts';
import { kits } from '#test/support/kits/kits.ts';
import type { Vector } from '#test/support/kits/testKit.ts';

const titles = /^\s*(?:describe|test|it)(?:\.each.*)?\(|^(?:TITLE|RULE)\s|"(?:title|rule)":|\]\)\('/;

/** Whatever the titles of tests and the heads of cases say. */
const titlesUnder = (folder: string): string =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test\.ts|case|case\.json)$/.test(name))
    .flatMap((file) => readFileSync(join(root, folder, file), 'utf8').split('\n'))
    .filter((line) => titles.test(line))
    .join('\n');

/** The ids of the examples that neither hold nor are shown. Titles in the game's own folder leave the rulebook out: `V12` for GE-V12. */
const unshown = (vectors: readonly Vector[], own: string, all: string): readonly string[] =>
  vectors
    .filter(({ id, holds }) => {
      if (holds !== undefined) return !holds();
      const short = id.replace(/^[A-Z]+-/, '');
      return !new RegExp(`\\b${id}\\b`).test(all) && !new RegExp(`\\b${short}\\b`).test(own);
    })
    .map(({ id }) => id);

const everything = titlesUnder('test');

// Whether a kit may do without examples is asked in kits.test.ts.
describe.each(
  kits.flatMap(({ vectors, ...kit }) =>
    vectors === undefined ? [] : ([[kit.ruleset.title, kit, vectors]] as const),
  ),
)('%s', (_, kit, vectors) => {
  test('every worked example of the rulebook holds, or is shown by a test or a case that names it', () => {
    expect(unshown(vectors, titlesUnder(testsOf(kit)), everything)).toEqual([]);
  });
});

test('an example that is wrong or that nothing names is told', () => {
  const planted: readonly Vector[] = [
    { id: 'XX-V1', holds: () => false },
    { id: 'XX-V2', holds: () => true },
    { id: 'XX-V3' },
    { id: 'XX-V4' },
    { id: 'XX-V5' },
  ];
  expect(unshown(planted, "test('four (V4)'", "test('five (XX-V5)'\ntest('three (V3)'")).toEqual([
    'XX-V1',
    'XX-V3',
  ]);
});
