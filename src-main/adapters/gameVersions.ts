import { readFileSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import { writeWholeTally } from './game/tally.ts';

/** The migrations in order: the version of a game is how many of them it has been through. */
export const migrations = [
  '0001_game.sql',
  '0002_plans.sql',
  '0003_due.sql',
  '0004_desk.sql',
  '0005_week.sql',
  '0006_runs.sql',
  '0007_fellows.sql',
  '0008_saves.sql',
] as const;

/** The version from which on each turn has a tally of its own. */
export const tallied = 4;

export async function connect(path: string): Promise<Sqlite.Database> {
  const { default: Database } = await import('better-sqlite3');
  const db = new Database(path, { timeout: 3_000 });
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  db.pragma('trusted_schema = OFF');
  return db;
}

export function migrate(db: Sqlite.Database): void {
  const version = Number(db.pragma('user_version', { simple: true }));
  if (version === migrations.length) return;
  db.transaction(() => {
    for (const name of migrations.slice(version)) db.exec(sqlOf(name));
    writeWholeTally(db);
    db.pragma(`user_version = ${migrations.length}`);
  }).immediate();
}

const sqlOf = (name: string): string =>
  readFileSync(new URL(`./game/schema/${name}`, import.meta.url), 'utf8');

const drawings = new Map<number, string>();

/** What a game of this version is made of, as `drawn` tells it. */
export async function drawnBy(version: number): Promise<string> {
  const known = drawings.get(version);
  if (known !== undefined) return known;
  const db = await connect(':memory:');
  try {
    for (const name of migrations.slice(0, version)) db.exec(sqlOf(name));
    const made = drawn(db);
    drawings.set(version, made);
    return made;
  } finally {
    db.close();
  }
}

/** Tables, indexes, views and triggers with their wording, but for room and quotes: a view or a trigger of somebody else's would be run by reading. */
export function drawn(db: Sqlite.Database): string {
  const parts = db.prepare('SELECT type, name, sql FROM sqlite_schema').all() as {
    readonly type: string;
    readonly name: string;
    readonly sql: string | null;
  }[];
  return parts
    .map(
      ({ type, name, sql }) =>
        `${type} ${name} ${(sql ?? '').replace(/--[^\n]*/g, '').replace(/[\s"]+/g, '')}`,
    )
    .sort()
    .join('\n');
}
