import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import Database from 'better-sqlite3';

import { stableText } from '#kernel/codec/stableText.ts';
import { writeWholeTally } from '#main/adapters/game/tally.ts';

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
/** What version 4 added; its tally is today's. */
const since4 = {
  plans: 'turn, seat',
  due: 'one',
  memos: 'name',
  stand_ins: 'seat',
  copies: 'turn, seat',
  undone: 'number',
  outbox: 'number',
  inbox: 'key',
} as const;
/** What each later version added. */
const since5 = { notes: 'seat' } as const;
const since6 = { runs: 'turn, number' } as const;
const since7 = { fellows: 'seat, number', fellow_copies: 'turn, seat, fellow' } as const;
const scripts = [
  '0001_game.sql',
  '0002_plans.sql',
  '0003_due.sql',
  '0004_desk.sql',
  '0005_week.sql',
  '0006_runs.sql',
  '0007_fellows.sql',
];
const folder = new URL('../../../src-main/adapters/game/schema/', import.meta.url);

/** Writes a game as a program of version 1 to 7 would have left it: its own tables, and its own tally over all rows. */
export async function olderGame(from: string, to: string, version: number): Promise<void> {
  await rm(to, { force: true });
  const db = new Database(to);
  db.pragma('application_id = 0x534f676d');
  for (const script of scripts.slice(0, version)) db.exec(readFileSync(new URL(script, folder), 'utf8'));
  db.prepare('ATTACH ? AS newer').run(from);
  db.exec('INSERT INTO blobs SELECT digest, bytes FROM newer.blobs');
  const hash = createHash('sha256');
  for (const [table, order] of Object.entries({
    ...tables,
    ...(version < 4 ? {} : since4),
    ...(version < 5 ? {} : since5),
    ...(version < 6 ? {} : since6),
    ...(version < 7 ? {} : since7),
  })) {
    const columns = (db.pragma(`table_info(${table})`) as { readonly name: string }[])
      .map(({ name }) => name)
      .join(', ');
    db.exec(`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM newer.${table} ORDER BY ${order}`);
    hash.update(`${table}\n${stableText(db.prepare(`SELECT * FROM ${table} ORDER BY ${order}`).all())}\n`);
  }
  if (version < 4) db.prepare('INSERT INTO tally VALUES (1, ?)').run(hash.digest('hex'));
  else writeWholeTally(db);
  db.pragma(`user_version = ${version}`);
  db.close();
}
