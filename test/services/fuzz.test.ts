import { expect, test } from 'vitest';

import { bombed, fuzzedBriefly } from '../soak/fuzz/campaign.ts';
import { rounds } from '../support/rounds.ts';

/** Work, in milliseconds, that one input may take here: ten times what the long trial allows, for slow machines. */
const patience = 10_000;

test(
  'broken and forged files of every kind are taken or refused in words, soon, in little room, and change nothing outside',
  { timeout: 300_000 },
  async () => {
    const { read, found } = await fuzzedBriefly({
      inputs: rounds(400),
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
    expect(read).toBeGreaterThan(rounds(320));
  },
);

test(
  'files made to become gigabytes, or to be read for ever, are refused',
  { timeout: 300_000 },
  async () => {
    expect((await bombed(patience, 2)).map(({ target, what }) => `${target}: ${what}`)).toEqual([]);
  },
);
