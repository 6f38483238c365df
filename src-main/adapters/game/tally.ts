import { createHash } from 'node:crypto';

import { stableText } from '#kernel/codec/stableText.ts';
import type { Tables } from './tables.ts';

/** Tables that belong to the whole game, with the order of their rows. */
const whole = {
  due: 'one',
  fellows: 'seat, number',
  game: 'one',
  keys: 'seat, number',
  memos: 'name',
  notes: 'seat',
  seats: 'seat',
  stand_ins: 'seat',
  undone: 'number',
} as const;
/** Tables whose rows belong to a turn. */
const byTurn = {
  copies: 'turn, seat',
  fellow_copies: 'turn, seat, fellow',
  inbox: 'key',
  log: 'number',
  orders: 'number',
  outbox: 'number',
  plans: 'turn, seat',
  results: 'turn, seat',
  rulings: 'turn, ref',
  runs: 'turn, number',
  turns: 'turn',
} as const;

/** Rows without a turn: lines written by older programs. */
const noTurn = -1;

const tablesOf = (db: Tables): ReadonlySet<string> =>
  new Set(
    (
      db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { readonly name: string }[]
    ).map(({ name }) => name),
  );

/** Those that there are: versions 4 to 6 had fewer. Any other table that is missing was noticed before this. */
const there = (
  db: Tables,
  tables: Readonly<Record<string, string>>,
): readonly (readonly [string, string])[] => {
  const all = tablesOf(db);
  return Object.entries(tables).filter(([table]) => all.has(table));
};

const rowsOf = (part: number | undefined): readonly [where: string, values: readonly number[]] =>
  part === undefined ? ['', []] : [`WHERE turn = ?${part === noTurn ? ' OR turn IS NULL' : ''}`, [part]];

function digestOf(db: Tables, part: number | undefined): string {
  const hash = createHash('sha256');
  for (const [table, order] of there(db, part === undefined ? whole : byTurn)) {
    const [where, values] = rowsOf(part);
    const rows = db.prepare(`SELECT * FROM ${table} ${where} ORDER BY ${order}`).all(...values);
    hash.update(`${table}\n${stableText(rows)}\n`);
  }
  return hash.digest('hex');
}

/** Every turn that has rows. */
function partsOf(db: Tables): readonly number[] {
  const sql = there(db, byTurn)
    .map(([table]) => `SELECT DISTINCT COALESCE(turn, ${noTurn}) AS turn FROM ${table}`)
    .join(' UNION ');
  return (db.prepare(`${sql} ORDER BY turn`).all() as { readonly turn: number }[]).map(({ turn }) => turn);
}

/** A turn that has no rows has no tally. */
function put(db: Tables, part: number | undefined): void {
  const [where, values] = rowsOf(part);
  const empty =
    part !== undefined &&
    there(db, byTurn).every(
      ([table]) => db.prepare(`SELECT 1 FROM ${table} ${where} LIMIT 1`).get(...values) === undefined,
    );
  if (empty) db.prepare('DELETE FROM tally WHERE part = ?').run(nameOf(part));
  else
    db.prepare('INSERT OR REPLACE INTO tally (part, digest) VALUES (?, ?)').run(
      nameOf(part),
      digestOf(db, part),
    );
}
const nameOf = (part: number | undefined): string => (part === undefined ? 'game' : `turn ${part}`);

/** Records the digests of the rows: those of the whole game, and those of the turns that were touched. */
export function writeTally(db: Tables, turns: readonly number[]): void {
  put(db, undefined);
  retally(db, turns);
}

/** Records the digests of the rows of turns alone. */
export function retally(db: Tables, turns: readonly number[]): void {
  for (const turn of new Set(turns)) put(db, turn);
}

/** Records the digests of all rows. */
export function writeWholeTally(db: Tables): void {
  db.prepare('DELETE FROM tally').run();
  writeTally(db, partsOf(db));
}

/** Whether the rows are as the program left them. */
export function tallyHolds(db: Tables): boolean {
  const rows = db.prepare('SELECT part, digest FROM tally').all() as {
    readonly part: string;
    readonly digest: string;
  }[];
  const stored = new Map(rows.map(({ part, digest }) => [part, digest]));
  const parts = [undefined, ...partsOf(db)];
  return (
    stored.size === parts.length && parts.every((part) => stored.get(nameOf(part)) === digestOf(db, part))
  );
}

/** The one tally of games of the first three versions, whose newer tables counted only when they were not empty. */
const before4 = {
  game: 'one',
  seats: 'seat',
  keys: 'seat, number',
  turns: 'turn',
  orders: 'number',
  rulings: 'turn, ref',
  results: 'turn, seat',
  log: 'number',
} as const;
const sometimes = { plans: 'turn, seat', due: 'one' } as const;

export function oldTallyHolds(db: Tables): boolean {
  const there = tablesOf(db);
  const hash = createHash('sha256');
  const allOf = (table: string, order: string): readonly unknown[] =>
    db.prepare(`SELECT * FROM ${table} ORDER BY ${order}`).all();
  for (const [table, order] of Object.entries(before4))
    hash.update(`${table}\n${stableText(allOf(table, order))}\n`);
  for (const [table, order] of Object.entries(sometimes)) {
    const rows = there.has(table) ? allOf(table, order) : [];
    if (rows.length > 0) hash.update(`${table}\n${stableText(rows)}\n`);
  }
  const tally = db.prepare('SELECT digest FROM tally').get() as { readonly digest: string } | undefined;
  return tally?.digest === hash.digest('hex');
}
