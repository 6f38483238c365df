import { afterAll, expect, test } from 'vitest';

import { killSaves, type Kill } from '../support/killSaves.ts';
import { removeFolders } from '../support/tempFolder.ts';

afterAll(removeFolders);

test('a program killed in the middle of saving leaves a whole library, with all that it said was saved', async () => {
  const kills: Kill[] = [];
  const moment = (): number => Math.floor(Math.random() * 120) + (kills.length % 3) * 60;
  await killSaves(12, moment, (kill) => kills.push(kill));
  expect(
    kills.flatMap(({ after, wrong }) => wrong.map((what) => `killed after ${after} ms: ${what}`)),
  ).toEqual([]);
  expect(kills).toHaveLength(12);
  // It was killed while it was at work, not before.
  expect(kills.at(-1)?.found).toBeGreaterThan(0);
});
