import { afterAll, beforeAll, expect, test } from 'vitest';

import { tempFolder } from '../../support/desk/gmWorld.ts';
import { thirdTurn } from '../../support/kills/kills.ts';
import { stepsOf } from '../../support/kills/stepsOfDeeds.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => {
  folder = await tempFolder();
  await thirdTurn(folder.of('third.game'));
});
afterAll(() => folder.end());

// What writes as something in `deeds.sampled.test.ts` does.
test.each([
  ...(['publish', 'rerun', 'redo', 'player', 'standin', 'export'] as const),
  ...(['replace', 'policy', 'end'] as const),
])('dead at any step of %s, a game is whole, and doing it again gives the same', async (command) => {
  const { before, after, faults } = await stepsOf(command, folder.of(command), folder.of('third.game'));
  expect(faults).toEqual([]);
  expect(before + after).toBeGreaterThan(1);
});
