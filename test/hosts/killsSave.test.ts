import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';

import { openDice } from '#kernel/dice/streams.ts';
import { killSaves, type Kill } from '../support/kills/killSaves.ts';
import { rounds } from '../support/rounds.ts';
import { removeFolders } from '../support/tempFolder.ts';

afterAll(removeFolders);

test('a program killed in the middle of saving leaves a whole library, with all that it said was saved', async () => {
  const seed = process.env['SEED'] ?? randomBytes(4).toString('hex');
  console.log(`Moments of the kills: SEED=${seed}`);
  const dice = openDice(seed);
  const times = rounds(6);
  const kills: Kill[] = [];
  const moment = (): number => dice.int(120) - 1 + (kills.length % 3) * 60;
  await killSaves(times, moment, (kill) => kills.push(kill));
  expect(
    kills.flatMap(({ after, wrong }) => wrong.map((what) => `killed after ${after} ms: ${what}`)),
    `with SEED=${seed}`,
  ).toEqual([]);
  expect(kills).toHaveLength(times);
  // It was killed while it was at work, not before.
  expect(kills.at(-1)?.found).toBeGreaterThan(0);
});
