import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';

import { silentLog } from '#main/adapters/logFile.ts';
import { openCache } from '#main/adapters/sqliteCache.ts';
import { boasts, libraryAt, resultsOf, toyGame, valueOf } from '../support/play/toyGame.ts';
import { removeFolders, tempFolder } from '../support/tempFolder.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

afterAll(removeFolders);
const pathIn = (root: string): string => join(root, '.cache.sqlite');

test('what was written is read by the next program', async () => {
  const path = pathIn(tempFolder());
  const first = await openCache(path, silentLog);
  first.write('a', '1');
  first.write('a', '2');
  first.write('b', '3');
  first.forget('b');
  first.close();
  const second = await openCache(path, silentLog);
  expect([second.read('a'), second.read('b')]).toEqual(['2', undefined]);
  second.close();
});

test('a file that is no cache is thrown away and begun anew', async () => {
  const root = tempFolder();
  for (const spoilt of ['not SQLite at all', '', 'SQLite format 3\0 and then nonsense'.repeat(200)]) {
    writeFileSync(pathIn(root), spoilt);
    const cache = await openCache(pathIn(root), silentLog);
    cache.write('a', '1');
    expect(cache.read('a')).toBe('1');
    cache.close();
    const again = await openCache(pathIn(root), silentLog);
    expect(again.read('a')).toBe('1');
    again.close();
  }
});

test('a cache of another version is not believed', async () => {
  const path = pathIn(tempFolder());
  const old = new Database(path);
  old.exec(
    "create table entry (key text primary key, text text); insert into entry values ('a', 'old'); pragma user_version = 99",
  );
  old.close();
  const cache = await openCache(path, silentLog);
  expect(cache.read('a')).toBeUndefined();
  cache.close();
});

test('a locked cache counts as empty, and serves from memory what it is told', async () => {
  const path = pathIn(tempFolder());
  const cache = await openCache(path, silentLog);
  cache.write('a', '1');
  const other = new Database(path);
  other.exec('begin exclusive');
  cache.write('b', '2');
  expect(cache.read('b')).toBe('2');
  other.exec('rollback');
  other.close();
  expect(cache.read('a')).toBe('1');
  cache.close();
});

/** A library on a cache, with two turns and a plan; and what it lists. */
async function filled() {
  const root = tempFolder();
  const cache = await openCache(pathIn(root), silentLog);
  const library = libraryAt(root, { cache });
  const gm = await toyGame();
  valueOf(await library.take(resultsOf(gm)));
  valueOf(await library.savePlan({ game: 'toy', seat: 'ann', turn: 1 }, boasts(2), 0));
  await gm.run();
  valueOf(await library.take(resultsOf(gm)));
  return { root, cache, library, gm, listed: valueOf(await library.list()) };
}

test('a library whose cache is deleted under it lists the same, and goes on', async () => {
  const { root, cache, library, gm, listed } = await filled();
  expect(listed.map(({ turn, orders }) => [turn, orders])).toEqual([
    [1, 2],
    [2, 0],
  ]);
  for (const name of readdirSync(root).filter((each) => each.startsWith('.cache'))) rmSync(join(root, name));
  expect(valueOf(await library.list())).toEqual(listed);
  await gm.run();
  valueOf(await library.take(resultsOf(gm)));
  expect(valueOf(await library.list()).map(({ turn }) => turn)).toEqual([1, 2, 3]);
  cache.close();
});

test('a library whose cache is overwritten under it lists the same', async () => {
  const { root, cache, library, listed } = await filled();
  for (const name of readdirSync(root).filter((each) => each.startsWith('.cache'))) {
    writeFileSync(join(root, name), Buffer.alloc(20_000, 0xa5));
  }
  expect(valueOf(await library.list())).toEqual(listed);
  cache.write('after', 'kept');
  cache.close();
  const anew = await openCache(pathIn(root), silentLog);
  // It was begun anew on the disk, not only in memory.
  expect(anew.read('after')).toBe('kept');
  expect(valueOf(await libraryAt(root, { cache: anew }).list())).toEqual(listed);
  anew.close();
});

test('a cache that lies is not believed about what it cannot know', async () => {
  const { root, cache, listed } = await filled();
  cache.close();
  const database = new Database(pathIn(root));
  const rows = database.prepare('select count(*) as many from entry').get() as { readonly many: number };
  expect(rows.many).toBe(3);
  for (const nonsense of ['', '{', 'null', '[]', '{"size":1}', '{"size":-1,"changed":"x","what":{}}']) {
    database.prepare('update entry set text = ?').run(nonsense);
    const spoilt = await openCache(pathIn(root), silentLog);
    expect(valueOf(await libraryAt(root, { cache: spoilt }).list())).toEqual(listed);
    spoilt.close();
  }
  database.close();
});

test('the cache spares opening files again that are as they were', async () => {
  const { root, cache, listed } = await filled();
  // With no rules at all nothing can be opened, so the list is from the cache.
  expect(valueOf(await libraryAt(root, { cache, rulesets: theseRulesets([]) }).list())).toEqual(listed);
  cache.close();
});
