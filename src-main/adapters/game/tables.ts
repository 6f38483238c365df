import { createHash } from 'node:crypto';

import { stableText } from '#kernel/codec/stableText.ts';
import { plainJson } from '#kernel/codec/plainJson.ts';
import { GameTrouble } from '../../ports/game/store.ts';
import { sealing } from '../sealing.ts';
import type { Statement, Watched } from './watched.ts';
import { counted, countWrites } from './watched.ts';
import { unreadable } from '#contract/refusals/storage.ts';

/** A row of a table, by its columns. */
export type Row = Readonly<Record<string, string | number | null>>;

/** The part of a database that is used here. */
export interface Tables {
  prepare(sql: string): Statement;
}

/** The same tables; each statement is prepared once, however often it is asked for. Never walk one while it runs again. */
export function preparedOnce(db: Tables): Tables & Watched {
  const made = new Map<string, Statement>();
  const { wrote, stamp } = countWrites();
  const prepare = (sql: string): Statement => {
    const statement = made.get(sql) ?? counted(db.prepare(sql), sql, wrote);
    made.set(sql, statement);
    return statement;
  };
  return {
    prepare,
    stamps() {
      // Other programs have connections of their own, whose writes only the database counts.
      const { data_version: others } = prepare('PRAGMA data_version').get() as {
        readonly data_version: number;
      };
      return (table, turn) => `${others} ${stamp(table, turn)}`;
    },
    takenBack: () => wrote(),
  };
}

/** What is wrong inside, in a few words; undefined for an intact game. `tally` checks for rows changed from outside. */
export function faultIn(db: Tables, tally: (db: Tables) => boolean): string | undefined {
  const checked = db.prepare('PRAGMA integrity_check(1)').get() as
    | { readonly integrity_check?: string }
    | undefined;
  if (checked?.integrity_check !== 'ok') return checked?.integrity_check ?? 'no answer';
  if (db.prepare('PRAGMA foreign_key_check').all().length > 0) return 'a part is missing';
  // One at a time: all of a long game at once would fill the memory.
  const names = db.prepare('SELECT digest FROM blobs').all() as { readonly digest: string }[];
  if (names.some(({ digest }) => hashOf(fetched(db, digest)) !== digest)) return 'a part has changed';
  return tally(db) ? undefined : 'a row has changed';
}

/** Keeps bytes under their digest, and returns it. */
export function keep(db: Tables, bytes: Uint8Array): string {
  const digest = hashOf(bytes);
  db.prepare('INSERT OR IGNORE INTO blobs (digest, bytes) VALUES (?, ?)').run(digest, bytes);
  return digest;
}

export const keepData = (db: Tables, value: unknown): string => keep(db, sealing.pack(stableText(value)));

export function fetched(db: Tables, digest: string): Uint8Array {
  const row = db.prepare('SELECT bytes FROM blobs WHERE digest = ?').get(digest) as
    | { readonly bytes: Buffer }
    | undefined;
  if (row === undefined) throw new Error(`the game has lost a part: ${digest}`);
  return Uint8Array.from(row.bytes);
}

/** Most bytes of a part's text, and most brackets and commas in it: far more than our largest games have. */
const mostText = 64_000_000;

/** The content of a part. Throws `GameTrouble` if it is not a text of ours, or unpacks to more than any game has. */
export const fetchedData = (db: Tables, digest: string): unknown => unpacked(fetched(db, digest), digest);

/** Fetches a part now, and unpacks it when its content is first asked for: most who read a turn want few of its parts. */
export function fetchedLater(db: Tables, digest: string): () => unknown {
  const bytes = fetched(db, digest);
  let made: { readonly content: unknown } | undefined;
  return () => (made ??= { content: unpacked(bytes, digest) }).content;
}

function unpacked(bytes: Uint8Array, digest: string): unknown {
  const text = sealing.unpack(bytes, mostText);
  const value = text.ok ? plainJson(text.value) : undefined;
  if (value === undefined)
    throw new GameTrouble(unreadable('damaged-game/part', { part: digest.slice(0, 12) }), undefined);
  return value;
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The number of the current turn. */
export const turnNow = (db: Tables): number =>
  (db.prepare('SELECT MAX(turn) AS turn FROM turns WHERE opening IS NULL').get() as { readonly turn: number })
    .turn;

/** Puts a row back into its table, with all its columns. */
export function insertRow(db: Tables, table: string, row: Row): void {
  const columns = Object.keys(row);
  db.prepare(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  ).run(...Object.values(row));
}
