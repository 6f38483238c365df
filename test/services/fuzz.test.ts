import { expect, test } from 'vitest';

import { fuzzedBriefly } from '../soak/fuzz/campaign.ts';
import { leftOut, sharesOf } from '../soak/fuzz/shares.ts';
import { firstKit, kitOf } from '../support/kits/kits.ts';
import { rounds } from '../support/rounds.ts';

// The first game's files: those of others, and bombs, are in `fuzz.long.test.ts`, and `npm run soak -- fuzz` reads a million.

/** Work, in milliseconds, that one input may take here: ten times what the long trial allows, for slow machines. */
const patience = 10_000;

test('broken and forged files of every kind are taken or refused in words, soon, in little room, and change nothing outside', async () => {
  const { read, found } = await fuzzedBriefly({
    inputs: rounds(20),
    seed: 'npm test',
    patience,
    processes: 1,
  });
  expect(
    found.map(
      ({ target, what, input }) =>
        `${target}: ${what}\n${Buffer.from(input).toString('base64').slice(0, 2_000)}`,
    ),
  ).toEqual([]);
  expect(read).toBeGreaterThan(rounds(16));
});

test('a reader that a ruleset does without is left out, and that is said', () => {
  const kit = kitOf('pearl-divers');
  expect(leftOut(firstKit)).toEqual([]);
  expect(leftOut(kit)).toEqual([
    'no target scenario: Pearl Divers has no «scenarios»: its games are not begun from files, and no reader of scenarios is tried. It is a game for tests, and no player ever sees it.',
  ]);
  expect(Object.keys(sharesOf(firstKit)).filter((target) => !Object.hasOwn(sharesOf(kit), target))).toEqual([
    'scenario',
  ]);
});
