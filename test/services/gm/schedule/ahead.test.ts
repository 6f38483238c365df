import { afterAll, beforeAll, expect, test } from 'vitest';
import { clockNow } from '#main/services/gm/overview/rollCall.ts';
import { tempFolder, toyGame } from '../../../support/desk/gmWorld.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => void (folder = await tempFolder()));
afterAll(() => folder.end());

test('a log that lies in the future is said, for every deadline hangs on it; a minute is no difference', async () => {
  const gm = await toyGame(folder.of('ahead.game'));
  const at = '2026-11-21T18:30:00.000Z';
  gm.store.note({ at: '2027-03-01T12:00:00.000Z', what: 'A clock was wrong.' });
  expect(clockNow(gm, at).next).toMatch(
    /^The log of this game goes up to .*1 Mar 2027.*, which is in the future: set the clock of this computer, or of the one that wrote it\. \S/,
  );
  expect(clockNow(gm, '2027-03-01T11:59:00.000Z').next).not.toContain('still to come');
  gm.close();
});
