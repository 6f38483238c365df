import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { deskWorld, game } from '../../../support/desk/deskWorld.ts';
import { ann, bob, cid, tempFolder, valueOf } from '../../../support/desk/gmWorld.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => {
  folder = await tempFolder();
});
afterAll(() => folder.end());
const people = {
  [ann]: { player: 'Ann', address: 'ann@example.org' },
  [bob]: { player: 'Bob', address: 'bob@example.org' },
};
const server = { host: 'localhost', port: 25, security: 'none', user: '', from: 'gm@example.org' } as const;

test('a letter in the outbox is not received: the folder then gets the files of all, and the letters still wait', async () => {
  const { ask, shown, home, close } = await deskWorld(folder, { players: people });
  valueOf(await ask['gm.publish']({ game, to: 'mail' }));
  expect(await shown()).toMatchObject({ unpublished: [ann, bob, cid], queued: [ann, bob], unmailed: [] });
  valueOf(await ask['gm.publish']({ game, to: 'folder', seats: (await shown()).unpublished }));
  expect(await readdir(`${home}/results`)).toHaveLength(3);
  const after = await shown();
  expect([after.unpublished, after.queued]).toEqual([[], []]);
  expect(after.letters.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  close();
});

test('a letter that was sent is received, and one that failed or was withdrawn is not', async () => {
  const { ask, shown, close } = await deskWorld(folder, { players: people });
  valueOf(await ask['gm.publish']({ game, to: 'mail' }));
  valueOf(await ask['gm.letter']({ game, number: 2, what: 'withdraw' }));
  valueOf(await ask['gm.setPost']({ game, wishes: { minutes: 15, server } }));
  valueOf(await ask['gm.send']({ game }));
  const { letters, unpublished, queued } = await shown();
  expect(letters.map(({ state }) => state)).toEqual(['sent', 'withdrawn']);
  expect([unpublished, queued]).toEqual([[bob, cid], []]);
  close();
});

test('files that were offered are handed over once the game master says so, and not before', async () => {
  const { ask, shown, close } = await deskWorld(folder, { players: people });
  expect(valueOf(await ask['gm.publish']({ game, to: 'files' })).files).toHaveLength(3);
  expect((await shown()).unpublished).toEqual([ann, bob, cid]);
  expect(valueOf(await ask['gm.publish']({ game, to: 'handed', seats: [ann, cid] })).files).toEqual([]);
  const { unpublished, log } = await shown();
  expect(unpublished).toEqual([bob]);
  expect(log.slice(-2).map(({ what }) => what)).toEqual([
    '3 results files of turn 1 were offered as downloads.',
    '2 results files of turn 1 were handed out.',
  ]);
  close();
});
