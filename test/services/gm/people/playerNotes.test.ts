import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';

import { longestNote, tidyNote } from '#contract/gm/week.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { setNote } from '#main/services/gm/people/notes.ts';
import { replacePlayer } from '#main/services/gm/people/people.ts';
import { rollCallOf } from '#main/services/gm/overview/rollCall.ts';
import {
  ann,
  bob,
  cid,
  codesOf,
  tempFolder,
  testPorts,
  toyGame,
  valueOf,
} from '../../../support/desk/gmWorld.ts';

/* The game master's own notes about players. That none of them leaves is shown by `leaks.test.ts`. */
const folder = await tempFolder();
afterAll(() => folder.end());

test('a note is kept in the game’s file over turns and players, stands on the roll call, and is taken away again', async () => {
  const path = folder.of('notes.game');
  const gm = await toyGame(path);
  expect(valueOf(setNote(gm.store, ann, 'Pays late.\r\nAsk twice.'))).toBe('Pays late.\nAsk twice.');
  const log = gm.store.log().length;
  await gm.run();
  valueOf(await replacePlayer(testPorts(), gm, ann, { person: { player: 'Kim', address: '' }, why: 'left' }));
  expect(rollCallOf(gm).map(({ seat, note }) => [seat, note])).toEqual([
    [ann, 'Pays late.\nAsk twice.'],
    [bob, undefined],
    [cid, undefined],
  ]);
  gm.close();
  const store = valueOf(await gameFiles.open(path));
  expect(store.notes()).toEqual({ [ann]: 'Pays late.\nAsk twice.' });
  expect(JSON.stringify(store.log())).not.toContain('Pays late');
  expect(store.log().length).toBeGreaterThan(log);
  valueOf(setNote(store, ann, '  \n '));
  expect(store.notes()).toEqual({});
  store.close();
});

test('a note that was changed from outside is noticed when the game is opened', async () => {
  const path = folder.of('meddled.game');
  const gm = await toyGame(path);
  valueOf(setNote(gm.store, ann, 'trusted'));
  gm.close();
  valueOf(await gameFiles.open(path)).close();
  const db = new Database(path);
  db.prepare("UPDATE notes SET text = 'a cheat'").run();
  db.close();
  expect(codesOf(await gameFiles.open(path))).toEqual(['damaged-game']);
});

test('a note that was changed elsewhere meanwhile is not written over, and an empire that is not there has none', async () => {
  const gm = await toyGame(folder.of('twice.game'));
  valueOf(setNote(gm.store, ann, 'first', ''));
  expect(codesOf(setNote(gm.store, ann, 'mine', ''))).toEqual(['note-changed-elsewhere']);
  expect(gm.store.notes()[ann]).toBe('first');
  valueOf(setNote(gm.store, ann, 'second', 'first'));
  // Saying the same again is no quarrel.
  valueOf(setNote(gm.store, ann, 'second', 'first'));
  expect(codesOf(setNote(gm.store, 'nobody' as typeof ann, 'x'))).toEqual(['no-such-seat']);
  gm.close();
});

test('a note is without signs that no letter shows, and bounded', () => {
  expect(tidyNote('a\tb\r\nc\u202e\u0007d')).toBe('a  b\ncd');
  expect(tidyNote('𝔸'.repeat(longestNote))).toHaveLength(longestNote);
});
