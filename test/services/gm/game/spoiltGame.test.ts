import { copyFile } from 'node:fs/promises';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { gameFiles } from '#main/adapters/gameFile.ts';
import { codesOf, tempFolder, toyGame } from '../../../support/desk/gmWorld.ts';

/* Game files whose version or newer tables somebody has changed by hand: refused with a reason, never thrown over. */

let folder: Awaited<ReturnType<typeof tempFolder>>;
let path: string;

beforeAll(async () => {
  folder = await tempFolder();
  path = folder.of('toy.game');
  const gm = await toyGame(path);
  await gm.run();
  gm.close();
});
afterAll(() => folder.end());

async function opened(sql: string): Promise<readonly string[]> {
  const copy = folder.of('spoilt.game');
  await copyFile(path, copy);
  const db = new Database(copy);
  db.pragma('foreign_keys = OFF');
  db.exec(sql);
  db.close();
  const outcome = await gameFiles.open(copy);
  if (outcome.ok) outcome.value.close();
  return codesOf(outcome);
}

test.each([
  ['PRAGMA user_version = 1'],
  ['PRAGMA user_version = 2'],
  ['PRAGMA user_version = 0'],
  ['PRAGMA user_version = -1'],
  ['DROP TABLE plans'],
  ['DROP TABLE due'],
  ['DROP TABLE plans; DROP TABLE due'],
  ['DROP TABLE plans; PRAGMA user_version = 2'],
  ['DROP TABLE plans; CREATE TABLE plans (turn INTEGER)'],
  ['DROP TABLE plans; CREATE VIEW plans AS SELECT 1 AS turn, 2 AS seat, 3 AS plan'],
  ["INSERT INTO plans SELECT 2, 'ann', digest FROM blobs LIMIT 1"],
  ["INSERT INTO plans VALUES (2, 'game-master', 'nothing')"],
  // The newest turn and all that belongs to it, so that the one before could be run once more.
  ['DELETE FROM results WHERE turn = 2; DELETE FROM log WHERE turn = 2; DELETE FROM turns WHERE turn = 2'],
])('«%s» is refused', async (sql) => {
  const codes = await opened(sql);
  expect(codes).toHaveLength(1);
  expect(['damaged-game', 'not-a-game']).toContain(codes[0]);
});
