import { afterAll, beforeAll, expect, test } from 'vitest';

import { tempFolder } from '../../support/desk/gmWorld.ts';
import { thirdTurn } from '../../support/kills/kills.ts';
import { stepsOfMail } from '../../support/kills/killsOfMail.ts';
import { stepsOf } from '../../support/kills/stepsOfDeeds.ts';
import { sample } from '../../support/sample.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => {
  folder = await tempFolder();
  await thirdTurn(folder.of('third.game'));
});
afterAll(() => folder.end());

// The rest is tried in `deeds.long.test.ts`; `npm run soak -- kills-desk` kills programs at random moments of every deed.
test.each(sample(['intake', 'back', 'run'] as const, 2))(
  'dead at any step of %s, a game is whole, and doing it again gives the same',
  async (command) => {
    const { before, after, faults } = await stepsOf(command, folder.of(command), folder.of('third.game'));
    expect(faults).toEqual([]);
    expect(before).toBeGreaterThan(0);
    expect(after).toBeGreaterThan(0);
  },
);

test('dead at any step of sending letters, none is lost and none goes out twice', async () => {
  const { before, after, faults } = await stepsOfMail(folder.of('mail'));
  expect(faults).toEqual([]);
  // Each of the four was once on its way.
  expect(before).toBeGreaterThanOrEqual(4);
  expect(after).toBeGreaterThan(0);
});
