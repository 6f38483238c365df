import { spawn } from 'node:child_process';
import { copyFile, readdir, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { phraseText } from '#kernel/words/phrase.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { olderGame } from '../../../support/play/olderGame.ts';
import {
  ann,
  codesOf,
  digging,
  playersOf,
  tempFolder,
  testPorts,
  toy,
  toyGame,
  valueOf,
} from '../../../support/desk/gmWorld.ts';
import { openGame } from '#main/services/gm/gm.ts';
import { longTest } from '../../../support/sample.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
let path: string;

beforeAll(async () => {
  folder = await tempFolder();
  path = folder.of('toy.game');
  const gm = await toyGame(path);
  const { [ann]: player } = await playersOf(gm);
  await gm.takeOrders((await player?.orders(digging(ann, 1, 2))) ?? new Uint8Array(), 'ann.orders');
  await gm.run();
  gm.close();
});
afterAll(() => folder.end());

/** A copy that was changed by hand, as somebody with a database program would. */
async function meddled(sql: string): Promise<string> {
  const copy = folder.of('meddled.game');
  await copyFile(path, copy);
  const db = new Database(copy);
  db.pragma('foreign_keys = OFF');
  db.exec(sql);
  db.close();
  return copy;
}

describe('a game on disk', () => {
  test("is one file, for the game master's eyes alone", async () => {
    const names = (await readdir(folder.path)).filter((name) => name.includes('toy.game'));
    expect(names).toEqual(['toy.game']);
    if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  test('keeps its log beside it only while it is open, and a copy of it is a game', async () => {
    const copy = folder.of('copy.game');
    await copyFile(path, copy);
    const gm = valueOf(await openGame(testPorts(), gameFiles, copy, () => toy()));
    expect(gm.store.turn()).toBe(2);
    const before = gm.archive();
    const beside = async (): Promise<readonly string[]> =>
      (await readdir(folder.path)).filter((name) => name.startsWith('copy.game'));
    expect(await beside()).toContain('copy.game-wal');
    await gm.store.copyTo(folder.of('second.game'));
    gm.close();
    expect(await beside()).toEqual(['copy.game']);
    const db = new Database(copy);
    expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(db.pragma('user_version', { simple: true })).toBe(8);
    db.close();
    const second = valueOf(await openGame(testPorts(), gameFiles, folder.of('second.game'), () => toy()));
    expect(second.archive()).toEqual(before);
    second.close();
  });

  test('is never begun over something that is there', async () => {
    const there = folder.of('there.game');
    await writeFile(there, 'a letter');
    await expect(toyGame(there)).rejects.toThrow('already-there');
    await expect(toyGame(path)).rejects.toThrow('already-there');
    expect((await readdir(folder.path)).filter((name) => name.endsWith('.partial'))).toEqual([]);
  });
});

describe('a game is refused', () => {
  test('when it is not there, a folder, a letter, or another database', async () => {
    await writeFile(folder.of('letter.game'), 'Dear game master, enclosed are my orders.');
    await writeFile(folder.of('empty.game'), '');
    const other = new Database(folder.of('other.game'));
    other.exec('CREATE TABLE game (one INTEGER)');
    other.close();
    expect(codesOf(await gameFiles.open(folder.of('none.game')))).toEqual(['no-such-file']);
    for (const name of ['', 'letter.game', 'empty.game', 'other.game']) {
      expect([name, codesOf(await gameFiles.open(folder.of(name)))]).toEqual([name, ['not-a-game']]);
    }
  });

  test('when a newer program wrote it', async () => {
    expect(codesOf(await gameFiles.open(await meddled('PRAGMA user_version = 9')))).toEqual([
      'newer-program',
    ]);
  });

  test.each([
    [
      'a treasury was topped up',
      "UPDATE blobs SET bytes = x'00' WHERE digest IN (SELECT state FROM turns WHERE turn = 2)",
    ],
    ['orders were taken out', 'DELETE FROM orders'],
    ['a ruling was put in', "INSERT INTO rulings VALUES (2, 'ann.t2.o1', 'suitable')"],
    ['the secret was changed', "UPDATE game SET secret = 'mine'"],
    ['a decree was put in', "INSERT INTO plans SELECT 2, 'game-master', digest FROM blobs LIMIT 1"],
    ['the deadline was moved', "INSERT INTO due VALUES (1, 'Friday 12:00 UTC')"],
    ['a player was renamed', "UPDATE seats SET player = 'Mallory' WHERE seat = 'ann'"],
    ['a part is missing', 'DELETE FROM blobs WHERE digest IN (SELECT file FROM results)'],
    ['a table is missing', 'DROP TABLE log'],
    ['the tally is missing', 'DELETE FROM tally'],
  ])('when %s behind its back', async (_, sql) => {
    const outcome = await gameFiles.open(await meddled(sql));
    expect(codesOf(outcome)).toEqual(['damaged-game']);
    expect(outcome.ok ? '' : outcome.fault[0]?.phrase.template).toContain('Restore your last copy');
  });
});

describe('a game of an older program', () => {
  test.each([1, 2, 3, 4, 5, 6, 7])(
    'of version %i opens as it was, goes on, and is not opened when a row was changed',
    async (version) => {
      const old = folder.of(`old${version}.game`);
      await olderGame(path, old, version);
      const gm = valueOf(await openGame(testPorts(), gameFiles, old, () => toy()));
      expect([gm.store.turn(), gm.store.plans(1)]).toEqual([2, {}]);
      expect(gm.store.runOf(1)).toEqual({
        events: (gm.store.turnOf(1)!.ran!.entries as readonly unknown[]).length,
        attempt: 0,
        marked: version >= 4,
      });
      expect(gm.store.received(1)).toMatchObject([
        { name: 'ann.orders', late: false, standing: 'counts', by: 'player' },
      ]);
      expect(await gm.run()).toMatchObject({ kind: 'ran', turn: 2 });
      gm.close();
      const changed = folder.of(`changed${version}.game`);
      await olderGame(path, changed, version);
      const db = new Database(changed);
      db.exec("UPDATE seats SET player = 'Mallory' WHERE seat = 'ann'");
      db.close();
      expect(codesOf(await gameFiles.open(changed))).toEqual(['damaged-game']);
    },
  );
});

longTest(
  'a game that another program writes can be looked at; what is done to it meanwhile is refused by name and changes nothing',
  async () => {
    const copy = await meddled('SELECT 1');
    const other = new Database(copy);
    other.exec('BEGIN EXCLUSIVE');
    const gm = valueOf(await openGame(testPorts(), gameFiles, copy, () => toy()));
    expect(gm.store.turn()).toBe(2);
    await expect(gm.run()).rejects.toMatchObject({ problem: { code: 'game-in-use' } });
    other.exec('ROLLBACK');
    other.close();
    expect(gm.store.turn()).toBe(2);
    expect(await gm.run()).toMatchObject({ kind: 'ran', turn: 2 });
    gm.close();
  },
);

test('a game is opened whole however often another program writes meanwhile', async () => {
  const copy = await meddled('SELECT 1');
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('../../../support/kills/writingChild.ts', import.meta.url)), copy],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = new Promise((resolve) => child.on('close', resolve));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const faults: string[] = [];
  const lines: number[] = [];
  for (let opened = 0; opened < 12; opened += 1) {
    const game = await gameFiles.open(copy);
    if (game.ok) lines.push(game.value.log().length);
    if (game.ok) game.value.close();
    else faults.push(...game.fault.map(({ phrase }) => phraseText(phrase)));
  }
  expect(child.exitCode).toBeNull();
  child.stdin.end();
  expect(await ended).toBe(0);
  expect(faults).toEqual([]);
  // It was written to in between.
  expect(lines.at(-1)).toBeGreaterThan(lines[0]!);
});

test('a transaction that fails halfway leaves everything as it was', async () => {
  const copy = await meddled('SELECT 1');
  const gm = valueOf(await openGame(testPorts(), gameFiles, copy, () => toy()));
  const other = new Database(copy);
  other.exec(
    "CREATE TRIGGER broken BEFORE INSERT ON results WHEN NEW.turn = 3 AND NEW.seat = 'cid' BEGIN SELECT RAISE(ABORT, 'power cut'); END",
  );
  other.close();
  const before = gm.archive();
  await expect(gm.run()).rejects.toThrow('power cut');
  expect([gm.store.turn(), gm.store.results(3)]).toEqual([2, []]);
  expect(gm.archive()).toEqual(before);
  gm.close();
});

test.each([
  [
    'a trigger',
    'CREATE TRIGGER more AFTER INSERT ON orders BEGIN DELETE FROM orders WHERE number < NEW.number; END',
  ],
  [
    'a view without end in the place of a table',
    'ALTER TABLE undone RENAME TO gone; CREATE VIEW undone AS WITH RECURSIVE n(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM n) SELECT number FROM n',
  ],
  ['an index that works without end', 'CREATE INDEX slow ON undone (length(hex(zeroblob(400000000))))'],
  ['a table of somebody else', 'CREATE TABLE more (one INTEGER) STRICT'],
])('a game with %s is not opened', async (_, sql) => {
  const copy = await meddled(sql);
  expect(codesOf(await gameFiles.open(copy))).toEqual(['damaged-game']);
});
