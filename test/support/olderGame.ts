import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import Database from 'better-sqlite3';

import { stableText } from '#kernel/codec/stableText.ts';

const tables = {
  game: 'one',
  seats: 'seat',
  keys: 'seat, number',
  turns: 'turn',
  orders: 'number',
  rulings: 'turn, ref',
  results: 'turn, seat',
  log: 'number',
} as const;
const scripts = ['0001_game.sql', '0002_plans.sql', '0003_due.sql'];
const folder = new URL('../../src-main/adapters/game/', import.meta.url);

/** Writes a game as a program of version 1, 2 or 3 would have left it: its own tables, and one tally over all rows. */
export async function olderGame(from: string, to: string, version: number): Promise<void> {
  await rm(to, { force: true });
  const db = new Database(to);
  db.pragma('application_id = 0x534f676d');
  for (const script of scripts.slice(0, version)) db.exec(readFileSync(new URL(script, folder), 'utf8'));
  db.prepare('ATTACH ? AS newer').run(from);
  db.exec('INSERT INTO blobs SELECT digest, bytes FROM newer.blobs');
  const hash = createHash('sha256');
  for (const [table, order] of Object.entries(tables)) {
    const columns = (db.pragma(`table_info(${table})`) as { readonly name: string }[])
      .map(({ name }) => name)
      .join(', ');
    db.exec(`INSERT INTO ${table} SELECT ${columns} FROM newer.${table} ORDER BY ${order}`);
    hash.update(`${table}\n${stableText(db.prepare(`SELECT * FROM ${table} ORDER BY ${order}`).all())}\n`);
  }
  db.prepare('INSERT INTO tally VALUES (1, ?)').run(hash.digest('hex'));
  db.pragma(`user_version = ${version}`);
  db.close();
}
