import { expect, test } from 'vitest';

import { budgetLines } from '../../src-main/launch/budget.mjs';
import { fromPrograms, fromResult } from '../../src-main/launch/tally.mjs';

const ran = (name: string, files: Readonly<Record<string, number>>) =>
  fromResult(
    name,
    { code: 0 },
    JSON.stringify({
      passed: 1,
      failed: 0,
      skipped: [],
      files: Object.entries(files).map(([file, seconds]) => ({ file, seconds })),
    }),
  );

test('the budget tells seconds by stage, those of each ruleset over or within its share, and the slowest files', () => {
  const many = Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [`test/kernel/${at}.test.ts`, at / 10]),
  );
  const stages = [
    { name: 'types', seconds: 61.04, found: [fromPrograms('types', [])] },
    {
      name: 'node',
      seconds: 90,
      found: [
        ran('node', {
          'test/rulesets/galactic-empires/a.test.ts': 9,
          'test/rulesets/galactic-empires/orders/b.test.ts': 7,
          'test/rulesets/small-game/c.test.ts': 2,
          ...many,
        }),
      ],
    },
    // A screen's time is not unit time, whatever game it shows.
    {
      name: 'end to end',
      seconds: 100,
      found: [ran('e2e', { 'test/rulesets/small-game/d.e2e.test.ts': 40 })],
    },
  ];
  const lines = budgetLines(stages).map((line) => line.trim());
  expect(lines.slice(0, 7)).toEqual([
    'Time by stage (build and browser run beside node and end to end; then whichever is done first goes on with what is left):',
    '61.0 s  types, over its share',
    '90.0 s  node',
    '100.0 s  end to end',
    'Unit time by ruleset (15 s each are wished for):',
    '16.0 s  galactic-empires, over its share',
    '2.0 s  small-game',
  ]);
  expect(lines[7]).toBe('The slowest of 16 test files, which took 65 s in all:');
  expect(lines.slice(8)).toHaveLength(10);
  expect(lines.slice(8, 11)).toEqual([
    '40.0 s  test/rulesets/small-game/d.e2e.test.ts',
    '9.0 s  test/rulesets/galactic-empires/a.test.ts',
    '7.0 s  test/rulesets/galactic-empires/orders/b.test.ts',
  ]);
  // A machine twice as slow may take twice as long.
  expect(budgetLines(stages, 2).filter((line) => line.includes('over'))).toEqual([]);
});
