import { describe, expect, test } from 'vitest';

import { differing, reachesComponents, testsOf, told } from '../../src-main/launch/touched.mjs';

const law = 'test/laws/imports.test.ts';
const tree = new Map([
  [law, "import { root } from '#test/support/imports.ts';"],
  ['test/laws/rulesets/laws.test.ts', "import { kits } from '#test/support/kits/kits.ts';"],
  ['test/kernel/dice/dice.test.ts', "import { openDice } from '#kernel/dice/streams.ts';"],
  ['test/rulesets/chess/cases/opening/cases.test.ts', ''],
  ['test/rulesets/chess/cases/ending/cases.test.ts', ''],
  ['test/rulesets/chess/rules/pawns.test.ts', ''],
  ['test/rulesets/go/cases/ko/cases.test.ts', ''],
  ['test/services/gm/post/intake.test.ts', "import { world } from '../../../support/mail/world.ts';"],
  ['test/services/gm/gm.test.ts', "import { sealing } from '#main/adapters/sealing.ts';"],
  ['test/ui/map/globes.test.ts', "const { globe } = await import('#ui/map/globes.ts');"],
]);
const tests = (...changed: readonly string[]): readonly string[] =>
  testsOf(changed, tree).filter((word) => word !== law);

describe('which tests try what was touched', () => {
  test('laws of the tree always do', () => {
    expect(testsOf([], tree)).toEqual([law]);
    expect(testsOf(['README.md'], tree)).toEqual([law]);
  });

  test.each([
    ['a rule', 'shared/rulesets/chess/rules/pawns.ts', ['test/rulesets/chess/']],
    ['a case', 'test/rulesets/chess/cases/ending/mate.case', ['test/rulesets/chess/cases/ending/']],
    ['a kit', 'test/rulesets/go/kit.ts', ['test/rulesets/go/']],
    ['the kernel', 'shared/kernel/dice/streams.ts', ['/cases/', 'test/kernel/']],
    ['a service', 'src-main/services/gm/post/intake.ts', ['test/services/gm/post/']],
    ['a service without tests of its own', 'src-main/services/gm/running/run.ts', ['test/services/gm/']],
    ['an adapter', 'src-main/adapters/sealing.ts', ['test/services/gm/gm.test.ts']],
    ['a part of the page', 'src-renderer/map/globes.ts', ['test/ui/map/']],
    ['what tests use', 'test/support/mail/world.ts', ['test/services/gm/post/intake.test.ts']],
    ['a test', 'test/kernel/dice/dice.test.ts', ['test/kernel/dice/dice.test.ts']],
    ['a test for the soak', 'test/hosts/kills.long.test.ts', []],
  ])('%s', (_, changed, expected) => {
    expect(tests(changed)).toEqual(expected);
  });

  test('what one word finds is not named by another', () => {
    expect(
      tests('shared/rulesets/chess/rules/pawns.ts', 'test/rulesets/chess/cases/ending/mate.case'),
    ).toEqual(['test/rulesets/chess/']);
  });
});

test('what is going to be tried is told', () => {
  expect(told({ all: [], linted: [] }, [law])).toBe(
    'Nothing was changed since the last check that passed: only types and the laws of the tree are tried.',
  );
  expect(told({ all: ['a.ts', 'b.ts'], linted: ['a.ts'] }, [law])).toBe(
    `Lint and layout read 1 changed file; tests: ${law}`,
  );
  const many = Array.from({ length: 30 }, (_, at) => `${at}.test.ts`);
  expect(told({ all: ['package-lock.json'], linted: undefined }, many)).toBe(
    'Lint and layout read every file; tests: 30 files and folders',
  );
});

test('what was tried as it is now is not touched; what was taken back or removed since is', () => {
  const then = { 'same.ts': '1', 'edited.ts': '1', 'backAsInMain.ts': '1', 'removed.ts': '1' };
  const now = new Map([
    ['same.ts', '1'],
    ['edited.ts', '2'],
    ['new.ts', '1'],
    ['removed.ts', ''],
  ]);
  expect(differing(then, now)).toEqual(['backAsInMain.ts', 'edited.ts', 'new.ts', 'removed.ts']);
  expect(differing({}, now)).toEqual(['edited.ts', 'new.ts', 'removed.ts', 'same.ts']);
});

test('components are looked at where they can see the change', () => {
  expect(reachesComponents(['src-main/gm/main.ts', 'test/kernel/dice/dice.test.ts'])).toBe(false);
  expect(reachesComponents(['shared/kernel/ids.ts'])).toBe(true);
});
