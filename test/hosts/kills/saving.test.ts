import { afterAll, expect, test } from 'vitest';

import { stepsOfSaving } from '../../support/kills/killSaves.ts';
import { removeFolders } from '../../support/tempFolder.ts';

afterAll(removeFolders);

// `npm run soak -- kills-save` kills programs at random moments.
test('a program that dies at any step of saving leaves a whole library, with all that it said was saved', async () => {
  const times = 11;
  const steps = await stepsOfSaving(times);
  expect(
    steps.flatMap(({ wrong, promised }) => wrong.map((what) => `dead after revision ${promised}: ${what}`)),
  ).toEqual([]);
  expect(new Set(steps.map(({ found }) => found))).toEqual(
    new Set(Array.from({ length: times + 1 }, (_, revision) => revision)),
  );
});
