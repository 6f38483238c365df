import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { newGame } from '#main/services/gm/gm.ts';
import { ann, bob, files, tempFolder, testPorts, toy, valueOf } from '../../../support/desk/gmWorld.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => {
  folder = await tempFolder();
});
afterAll(() => folder.end());

test('a run that ends in its middle leaves no copy behind, however often it is tried, and copies of earlier runs stay', async () => {
  const usual = testPorts();
  let full = false;
  const sealing: typeof usual.sealing = {
    ...usual.sealing,
    close: async (plain, closing) => {
      if (full) throw new Error('no memory is left');
      return usual.sealing.close(plain, closing);
    },
  };
  const request = { ruleset: toy(), setup: { seats: [ann, bob] }, players: {}, game: 'gw9' };
  const gm = valueOf(
    await newGame({ ...usual, sealing, copies: files }, gameFiles, folder.of('gw9/gw9.game'), request),
  );
  const copies = (): readonly string[] => readdirSync(folder.of('gw9/copies')).sort();
  await gm.run();
  const kept = ['N01-after.game', 'N01-before.game'];
  expect(copies()).toEqual(kept);
  full = true;
  for (let tries = 0; tries < 3; tries += 1) await expect(gm.run()).rejects.toThrow('no memory is left');
  await expect(gm.rerun({ turn: 1, dice: 'new', why: 'So.' })).rejects.toThrow('no memory is left');
  expect([copies(), gm.store.turn()]).toEqual([kept, 2]);
  full = false;
  await gm.run();
  expect(copies()).toEqual([...kept, 'N02-after.game', 'N02-before.game']);
  gm.close();
});
