import { afterAll, expect, test } from 'vitest';
import { nodeFolders } from '#main/adapters/nodeFolders.ts';
import { deskOf } from '../../../support/desk/deskOf.ts';
import { testPorts } from '../../../support/desk/gmWorld.ts';
import { removeFolders, tempFolder } from '../../../support/tempFolder.ts';

afterAll(removeFolders);

test('while the program is open it looks after its games every ten seconds, and no more once it is closed', async () => {
  const ports = testPorts();
  let looks = 0;
  const folders = {
    ...nodeFolders,
    folders: async (path: string) => {
      const found = await nodeFolders.folders(path);
      looks += 1;
      return found;
    },
  };
  const { begin, close } = deskOf(tempFolder(), { ports, folders });
  begin();
  begin();
  await ports.timer.turn(9_999);
  expect(looks).toBe(0);
  await ports.timer.turn(1);
  await expect.poll(() => looks).toBe(1);
  await ports.timer.turn(10_000);
  await expect.poll(() => looks).toBe(2);
  close();
  expect(ports.timer.waiting()).toBe(0);
});
