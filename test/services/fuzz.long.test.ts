import { expect, test } from 'vitest';

import { bombed } from '../soak/fuzz/campaign.ts';
import { readApart } from '../soak/fuzz/process/apart.ts';
import { firstKit, kits } from '../support/kits/kits.ts';

/** Work, in milliseconds, that one input may take here. */
const patience = 10_000;

test('files made to become gigabytes, or to be read for ever, are refused: all of them', async () => {
  expect((await bombed(patience, 2)).map(({ target, what }) => `${target}: ${what}`)).toEqual([]);
});

test.each(kits.filter((kit) => kit !== firstKit).map((kit) => [kit.ruleset.title, kit] as const))(
  'the files of %s are read by the same readers',
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
