import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';

import { stableText } from '#kernel/codec/stableText.ts';
import { sealing } from '../sealing.ts';

/** As much of a database as is asked here. */
export interface Tables {
  prepare(sql: string): { all(...values: unknown[]): unknown[]; get(...values: unknown[]): unknown; run(...values: unknown[]): unknown };
}

/** Tables under the tally, with the order of their rows. */
const tallied = {
  game: 'one', seats: 'seat', keys: 'seat, number', turns: 'turn', orders: 'number', rulings: 'turn, ref', results: 'turn, seat', log: 'number',
} as const;

/** Tables that older games have not: empty, they are no part of the tally, so that a game made before has the tally it had. */
const added = { plans: 'turn, seat', due: 'one' } as const;

/** The digest of every row but the blobs, which stand under their own. */
export function tallyOf(db: Tables): string {
  const hash = createHash('sha256');
  for (const [table, order] of Object.entries(tallied)) {
    hash.update(`${table}\n${stableText(db.prepare(`SELECT * FROM ${table} ORDER BY ${order}`).all())}\n`);
  }
  for (const [table, order] of Object.entries(added)) {
    const rows = db.prepare(`SELECT * FROM ${table} ORDER BY ${order}`).all();
    if (rows.length > 0) hash.update(`${table}\n${stableText(rows)}\n`);
  }
  return hash.digest('hex');
}

export function writeTally(db: Tables): void {
  db.prepare('INSERT OR REPLACE INTO tally (one, digest) VALUES (1, ?)').run(tallyOf(db));
}

/** What is wrong inside, in a few words for the curious; undefined for a whole game. */
export function faultIn(db: Tables): string | undefined {
  const checked = db.prepare('PRAGMA integrity_check(1)').get() as { readonly integrity_check?: string } | undefined;
  if (checked?.integrity_check !== 'ok') return checked?.integrity_check ?? 'no answer';
  if (db.prepare('PRAGMA foreign_key_check').all().length > 0) return 'a part is missing';
  const blobs = db.prepare('SELECT digest, bytes FROM blobs').all() as { readonly digest: string; readonly bytes: Buffer }[];
  if (blobs.some(({ digest, bytes }) => hashOf(bytes) !== digest)) return 'a part has changed';
  const tally = db.prepare('SELECT digest FROM tally').get() as { readonly digest: string } | undefined;
  return tally?.digest === tallyOf(db) ? undefined : 'a row has changed';
}

/** Keeps bytes under their digest, and returns it. */
export function keep(db: Tables, bytes: Uint8Array): string {
  const digest = hashOf(bytes);
  db.prepare('INSERT OR IGNORE INTO blobs (digest, bytes) VALUES (?, ?)').run(digest, bytes);
  return digest;
}

export const keepData = (db: Tables, value: unknown): string => keep(db, sealing.pack(stableText(value)));

export function fetched(db: Tables, digest: string): Uint8Array {
  const row = db.prepare('SELECT bytes FROM blobs WHERE digest = ?').get(digest) as { readonly bytes: Buffer } | undefined;
  if (row === undefined) throw new Error(`the game has lost a part: ${digest}`);
  return Uint8Array.from(row.bytes);
}

export const fetchedData = (db: Tables, digest: string): unknown => JSON.parse(gunzipSync(fetched(db, digest)).toString('utf8')) as unknown;

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
