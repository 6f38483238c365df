import { createHash } from 'node:crypto';
import Database from 'better-sqlite3';
import { afterEach, expect, test } from 'vitest';

import { stableText } from '#kernel/codec/stableText.ts';
import type { Tables } from '#main/adapters/game/tables.ts';
import { preparedOnce } from '#main/adapters/game/tables.ts';
import { talliedOnce, tallyHolds, writeWholeTally } from '#main/adapters/game/tally.ts';
import { migrate } from '#main/adapters/gameVersions.ts';

const open: Database.Database[] = [];
afterEach(() => {
  for (const db of open.splice(0)) db.close();
});

/** Has the rows of these turns tallied. */
function retally(db: Tables, turns: readonly number[]): void {
  const { together, touch } = talliedOnce(db, (work) => work());
  together(() => touch(turns));
}

/** The tables of a game without rows. */
function emptyGame(): Database.Database {
  const db = new Database(':memory:');
  open.push(db);
  migrate(db);
  return db;
}

const note = (db: Tables, turn: number | null, what: string): unknown =>
  db.prepare('INSERT INTO log (at, what, who, turn) VALUES (?, ?, ?, ?)').run('now', what, null, turn);
const talliedAs = (db: Database.Database, part: string): unknown =>
  db.prepare('SELECT digest FROM tally WHERE part = ?').pluck().get(part);

test('a part is the SHA-256 of the stable text of its rows, table after table, whatever is written in them', () => {
  const db = emptyGame();
  const strange = 'a "quoted" \\ line\nof \u0001 \u001f \u007f \u2028 \u00e9 \u{1f680} and /';
  note(db, 1, strange);
  note(db, 1, '');
  writeWholeTally(db);
  const rows = db.prepare('SELECT * FROM log ORDER BY number').all();
  expect((rows[0] as { readonly what: string }).what).toBe(strange);
  const names = 'copies fellow_copies inbox log orders outbox plans results rulings runs turns'.split(' ');
  const text = names.map((name) => `${name}\n${name === 'log' ? stableText(rows) : '[]'}\n`).join('');
  expect(talliedAs(db, 'turn 1')).toBe(createHash('sha256').update(text).digest('hex'));
  expect(tallyHolds(db)).toBe(true);
});

test('lines of no turn are a part of their own, and a turn without rows is none', () => {
  const db = emptyGame();
  note(db, null, 'of an older program');
  retally(db, [-1, 7]);
  expect(talliedAs(db, 'turn -1')).toBeDefined();
  expect(talliedAs(db, 'turn 7')).toBeUndefined();
});

test('bytes where a text should stand are a change like any other', () => {
  const db = emptyGame();
  note(db, 1, 'fine');
  writeWholeTally(db);
  db.exec(
    "DROP TABLE log; CREATE TABLE log (number, at, what, who, turn); INSERT INTO log VALUES (1, 'now', x'00ff', null, 1)",
  );
  expect(tallyHolds(db)).toBe(false);
});

test('rows that are written, changed, taken away, or put back by a transaction that fails are all noticed', () => {
  const plain = emptyGame();
  const db = preparedOnce(plain);
  const tallied = (): unknown => {
    retally(db, [1]);
    const quick = talliedAs(plain, 'turn 1');
    // Another view of the same tables has nothing in mind.
    retally(preparedOnce(plain), [1]);
    expect(quick).toBe(talliedAs(plain, 'turn 1'));
    return quick;
  };
  const rule = (ruling: string): unknown =>
    db.prepare('INSERT OR REPLACE INTO rulings (turn, ref, ruling) VALUES (?, ?, ?)').run(1, 'a', ruling);
  plain.pragma('foreign_keys = OFF');
  const seen = [rule('yes') && tallied(), note(db, 1, 'a line') && tallied(), rule('no') && tallied()];
  expect(new Set(seen).size).toBe(3);
  const before = tallied();
  const failing = plain.transaction(() => {
    rule('perhaps');
    tallied();
    throw new Error('the disk is full');
  });
  expect(failing).toThrow('full');
  db.takenBack();
  expect(tallied()).toBe(before);
  db.prepare('DELETE FROM rulings WHERE turn = ?').run(1);
  const without = tallied();
  expect(without).not.toBe(before);
  db.prepare('UPDATE log SET what = ? WHERE turn = ?').run('another', 1);
  expect(tallied()).not.toBe(without);
});

test('rows that work within work touches are tallied once, when all of it is done', () => {
  const plain = emptyGame();
  const read: string[] = [];
  const db: Tables = {
    prepare(sql) {
      if (sql.includes('FROM log')) read.push(sql);
      return plain.prepare(sql);
    },
  };
  const { together, touch } = talliedOnce(db, (work) => plain.transaction(work)());
  const noted = (what: string): unknown => together(() => note(plain, 1, what) && touch([1]));
  together(() => {
    for (const what of ['one', 'two', 'three']) noted(what);
    expect(talliedAs(plain, 'turn 1')).toBeUndefined();
  });
  expect(read).toHaveLength(1);
  const once = talliedAs(plain, 'turn 1');
  retally(preparedOnce(plain), [1]);
  expect(talliedAs(plain, 'turn 1')).toBe(once);
  expect(() =>
    together(() => {
      noted('four');
      throw new Error('power cut');
    }),
  ).toThrow('power cut');
  expect(talliedAs(plain, 'turn 1')).toBe(once);
  noted('five');
  expect([talliedAs(plain, 'turn 1') === once, read.length]).toEqual([false, 2]);
});
