import { afterAll, beforeAll, expect, test } from 'vitest';

import { tempFolder } from '../../support/desk/gmWorld.ts';
import { killsOf, thirdTurn } from '../../support/kills/kills.ts';
import { killsOfMail } from '../../support/kills/killsOfMail.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => {
  folder = await tempFolder();
  await thirdTurn(folder.of('third.game'));
});
afterAll(() => folder.end());

// What writes most is tried here; the long campaign, `npm run soak -- kills-desk`, kills every deed.
test.each([
  ['intake', 1],
  ['run', 2],
  ['publish', 2],
  ['back', 1],
  ['rerun', 1],
  ['replace', 1],
] as const)(
  'killed during %s, a game is whole, and doing it again gives the same',
  { timeout: 240_000 },
  async (command, kills) => {
    const { faults, before, after, ended } = await killsOf(
      command,
      folder.of(command),
      kills,
      `short ${command}`,
      folder.of('third.game'),
    );
    expect(faults).toEqual([]);
    expect(before + after + ended).toBe(kills);
  },
);

test(
  'killed while it sends letters, none is lost and none goes out twice',
  { timeout: 240_000 },
  async () => {
    const { faults, files } = await killsOfMail(folder.of('mail'), 2, 'short mail');
    expect(faults).toEqual([]);
    // Four went out of the trial that was left in peace.
    expect(files).toBeGreaterThanOrEqual(4);
  },
);
