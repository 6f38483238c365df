import { expect, test } from 'vitest';

import { readApart } from '../soak/fuzz/process/apart.ts';
import { bombed, fuzzedBriefly } from '../soak/fuzz/campaign.ts';
import { leftOut, sharesOf } from '../soak/fuzz/shares.ts';
import { firstKit, kitOf, kits } from '../support/kits/kits.ts';
import { rounds } from '../support/rounds.ts';

/** Work, in milliseconds, that one input may take here: ten times what the long trial allows, for slow machines. */
const patience = 10_000;

test(
  'broken and forged files of every kind are taken or refused in words, soon, in little room, and change nothing outside',
  { timeout: 300_000 },
  async () => {
    const { read, found } = await fuzzedBriefly({
      inputs: rounds(80),
      seed: 'npm test',
      patience,
      processes: 2,
    });
    expect(
      found.map(
        ({ target, what, input }) =>
          `${target}: ${what}\n${Buffer.from(input).toString('base64').slice(0, 2_000)}`,
      ),
    ).toEqual([]);
    expect(read).toBeGreaterThan(rounds(64));
  },
);

test(
  'files made to become gigabytes, or to be read for ever, are refused',
  { timeout: 300_000 },
  async () => {
    expect((await bombed(patience, 2)).map(({ target, what }) => `${target}: ${what}`)).toEqual([]);
  },
);

test.each(kits.filter((kit) => kit !== firstKit).map((kit) => [kit.ruleset.title, kit] as const))(
  'the files of %s are read by the same readers',
  { timeout: 120_000 },
  async (_, kit) => {
    const jobs = ['orders body', 'results body', 'questions body', 'answers body', 'archive'].map(
      (target) => ({ target, seed: 'npm test', from: 0, count: 30, kept: [] }),
    );
    const { done, faults, lost } = await readApart({ kind: 'jobs', jobs }, patience, true, kit);
    expect([faults, lost]).toEqual([[], undefined]);
    expect(done.map(({ target, inputs }) => [target, inputs])).toEqual(
      jobs.map(({ target }) => [target, 30]),
    );
    expect(done[0]?.taken).toBeGreaterThan(0);
  },
);

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
