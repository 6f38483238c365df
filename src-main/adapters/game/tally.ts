import { createHash } from 'node:crypto';

import { stableText } from '#kernel/codec/stableText.ts';
import type { Tables } from './tables.ts';
import type { Watched } from './watched.ts';

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

/** A table that is tallied, with the order of its rows, and its columns in order. */
interface Table {
  readonly name: string;
  readonly order: string;
  readonly columns: readonly string[];
}
interface Tallied {
  readonly whole: readonly Table[];
  readonly byTurn: readonly Table[];
}

const known = new WeakMap<Tables, Tallied & { readonly version: number }>();

/** Those that there are: versions 4 to 6 had fewer. Any other table that is missing was noticed before this. */
function talliedIn(db: Tables): Tallied {
  const { schema_version: version } = db.prepare('PRAGMA schema_version').get() as {
    readonly schema_version: number;
  };
  const before = known.get(db);
  if (before?.version === version) return before;
  const all = columnsIn(db);
  const there = (tables: Readonly<Record<string, string>>): readonly Table[] =>
    Object.entries(tables).flatMap(([name, order]) => {
      const columns = all.get(name);
      return columns === undefined ? [] : [{ name, order, columns: columns.map(({ column }) => column) }];
    });
  const now = { whole: there(whole), byTurn: there(byTurn), version };
  known.set(db, now);
  return now;
}

/** The columns of all tables, in order: asked of each table, it would take as long as reading the game. */
function columnsIn(db: Tables): ReadonlyMap<string, readonly { readonly column: string }[]> {
  const sql = `SELECT held.name AS name, columns.name AS "column" FROM sqlite_master AS held,
    pragma_table_info(held.name) AS columns WHERE held.type = 'table' ORDER BY columns.name`;
  const rows = db.prepare(sql).all() as { readonly name: string; readonly column: string }[];
  return Map.groupBy(rows, ({ name }) => name);
}

/** Tables with an index by turn, which is asked in the same words as it is drawn: else all rows of a long game would be looked at for every line. */
const indexed = new Set<string>(['inbox', 'log', 'outbox'] satisfies (keyof typeof byTurn)[]);

const rowsOf = (
  table: string,
  part: number | undefined,
): readonly [where: string, values: readonly number[]] => {
  if (part === undefined) return ['', []];
  return [`WHERE ${indexed.has(table) ? `COALESCE(turn, ${noTurn})` : 'turn'} = ?`, [part]];
};

/**
 * Rows as their stable text, which the database itself writes: members in order, and texts and numbers as JSON has them. It throws for what no
 * table of ours holds, such as bytes.
 */
function textOf(db: Tables, { name, order, columns }: Table, part: number | undefined): string {
  const [where, values] = rowsOf(name, part);
  const members = columns.map((column) => `'${column}', ${column}`).join(', ');
  const sql = `SELECT group_concat(json_object(${members}), ',' ORDER BY ${order}) AS rows FROM ${name} ${where}`;
  const { rows } = db.prepare(sql).get(...values) as { readonly rows: string | null };
  return `[${rows ?? ''}]`;
}

/** Texts of tables as they were at a stamp, by part and table. */
type Texts = Map<string, { readonly stamp: string; readonly text: string }>;
const texts = new WeakMap<Tables, Texts>();
/** More than the parts that one change touches have tables; the others are of turns that nobody comes back to. */
const mostTexts = 100;

/** How the text of a table is found: it is written anew only where rows may have changed since. */
function textsIn(db: Tables | (Tables & Watched)): (table: Table, part: number | undefined) => string {
  if (!('stamps' in db)) return (table, part) => textOf(db, table, part);
  const stampOf = db.stamps();
  const before: Texts = texts.get(db) ?? new Map();
  texts.set(db, before);
  return (table, part) => {
    const [key, stamp] = [`${nameOf(part)} ${table.name}`, stampOf(table.name, part)];
    const found = before.get(key);
    if (found?.stamp === stamp) return found.text;
    if (before.size >= mostTexts) before.clear();
    const text = textOf(db, table, part);
    before.set(key, { stamp, text });
    return text;
  };
}

/** The digest of the rows; undefined for a turn that has none. */
function digestOf(db: Tables, part: number | undefined): string | undefined {
  const text = textsIn(db);
  const { whole: ofGame, byTurn: ofTurn } = talliedIn(db);
  const rows = (part === undefined ? ofGame : ofTurn).map(
    (table) => [table.name, text(table, part)] as const,
  );
  if (part !== undefined && rows.every(([, none]) => none === '[]')) return undefined;
  const hash = createHash('sha256');
  for (const [name, written] of rows) hash.update(`${name}\n${written}\n`);
  return hash.digest('hex');
}

/** Every turn that has rows. */
function partsOf(db: Tables): readonly number[] {
  const sql = talliedIn(db)
    .byTurn.map(({ name }) => `SELECT DISTINCT COALESCE(turn, ${noTurn}) AS turn FROM ${name}`)
    .join(' UNION ');
  return (db.prepare(`${sql} ORDER BY turn`).all() as { readonly turn: number }[]).map(({ turn }) => turn);
}

/** A turn that has no rows has no tally. */
function put(db: Tables, part: number | undefined): void {
  const digest = digestOf(db, part);
  if (digest === undefined) db.prepare('DELETE FROM tally WHERE part = ?').run(nameOf(part));
  else db.prepare('INSERT OR REPLACE INTO tally (part, digest) VALUES (?, ?)').run(nameOf(part), digest);
}
const nameOf = (part: number | undefined): string => (part === undefined ? 'game' : `turn ${part}`);

/** Records the digests of the rows: those of the whole game, and those of the turns that were touched. */
export function writeTally(db: Tables, turns: readonly number[]): void {
  put(db, undefined);
  retally(db, turns);
}

/**
 * Does work in one transaction, at whose end the digests of all rows that were touched are recorded: once, however often they were, also by work
 * within work.
 */
export function talliedOnce(db: Tables, write: <T>(work: () => T) => T) {
  let touched: Set<number> | undefined;
  let isGame = false;
  return {
    together<T>(work: () => T): T {
      if (touched !== undefined) return write(work);
      const turns = new Set<number>();
      [touched, isGame] = [turns, false];
      try {
        return write(() => {
          const done = work();
          if (isGame) put(db, undefined);
          retally(db, [...turns]);
          return done;
        });
      } finally {
        touched = undefined;
      }
    },
    /** Rows of these turns were touched, and of the whole game if that is said. */
    touch(turns: readonly number[], { game } = { game: false }): void {
      for (const turn of turns) touched?.add(turn);
      isGame ||= game;
    },
  };
}

/** Records the digests of the rows of turns alone. */
function retally(db: Tables, turns: readonly number[]): void {
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
  try {
    return (
      stored.size === parts.length && parts.every((part) => stored.get(nameOf(part)) === digestOf(db, part))
    );
  } catch {
    // Somebody has put in what is never in a row of ours.
    return false;
  }
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
