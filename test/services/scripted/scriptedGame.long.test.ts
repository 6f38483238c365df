import { afterAll, beforeAll } from 'vitest';
import { tempFolder } from '../../support/desk/gmWorld.ts';
import { kits } from '../../support/kits/kits.ts';
import { longKits, playedTwice } from './playedTwice.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => {
  folder = await tempFolder();
});
afterAll(() => folder.end());

playedTwice(
  kits.filter((kit) => longKits.includes(kit.ruleset.id)),
  (name) => folder.of(name),
);
