import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { link, mkdir, open as openFile, rename, unlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

import type Sqlite from 'better-sqlite3';

import type { Problem } from '#kernel/problem.ts';
import { unreadable } from '#kernel/problem.ts';
import { bad, good } from '#kernel/result.ts';
import type { GameStore, GameStores } from '../gameStore.ts';
import { GameTrouble } from '../gameStore.ts';
import type { Outcome } from '../ports.ts';
import { errorText } from './errorText.ts';
import { fillGame, gameStore } from './game/store.ts';
import { faultIn } from './game/tables.ts';
import { oldTallyHolds, tallyHolds, writeWholeTally } from './game/tally.ts';
import { settleFolder, sweepFolder } from './nodeFiles.ts';

/** Marks a database as one of ours: `SOgm`. */
const application = 0x534f676d;
/** The migrations in order: the version of a game is how many of them it has been through. */
const migrations = ['0001_game.sql', '0002_plans.sql', '0003_due.sql', '0004_desk.sql'] as const;

/** The version from which on each turn has a tally of its own. */
const tallied = 4;

/** Games as SQLite files. A game that nobody has open is one file; while it is open, what is new lies in a log beside it. */
export const gameFiles: GameStores = {
  async create(path, game) {
    if (existsSync(path)) return bad([alreadyThere(path)]);
    const folder = dirname(resolve(path));
    return attempt(path, async () => {
      await mkdir(folder, { recursive: true });
      await sweepFolder(folder);
      await madeBeside(path, async (temporary) => {
        const db = await connect(temporary);
        try {
          db.pragma(`application_id = ${application}`);
          migrate(db);
          db.transaction(() => fillGame(db, game)).immediate();
        } finally {
          db.close();
        }
      });
      await settleFolder(folder);
      return gameFiles.open(path);
    });
  },

  open: (path) =>
    attempt(path, async () => {
      const stranger = await strangeStart(path);
      if (stranger !== undefined) return bad([stranger]);
      const db = await connect(path);
      const opened = await attempt(path, () => opening(db, path));
      if (!opened.ok) db.close();
      return opened;
    }),
};

async function opening(db: Sqlite.Database, path: string): Promise<Outcome<GameStore>> {
  if (db.pragma('application_id', { simple: true }) !== application) return bad([notAGame(path)]);
  const version = Number(db.pragma('user_version', { simple: true }));
  if (version > migrations.length) return bad([newerGame(path)]);
  if (version < 1) return bad([notAGame(path)]);
  if (drawn(db) !== (await drawnBy(version)))
    return bad([damagedGame(path, 'its tables are not those of a game')]);
  const fault = faultIn(db, version < tallied ? oldTallyHolds : tallyHolds);
  if (fault !== undefined) return bad([damagedGame(path, fault)]);
  db.pragma('journal_mode = WAL');
  migrate(db);
  return good(
    gameStore({
      db,
      write: writer(db, path),
      copyTo: (copy) => copied(db, copy),
      close: () => void db.close(),
    }),
  );
}

/** Copies the game, after what programs that died while copying have left behind is removed. */
async function copied(db: Sqlite.Database, path: string): Promise<void> {
  await mkdir(dirname(resolve(path)), { recursive: true });
  await sweepFolder(dirname(resolve(path)));
  await madeBeside(path, async (temporary) => {
    await db.backup(temporary);
  });
}

/** Makes a file under another name in the same folder, for its owner's eyes alone, and gives it its name when it is whole. Throws when there is one already. */
async function madeBeside(path: string, make: (temporary: string) => Promise<void>): Promise<void> {
  const temporary = join(
    dirname(resolve(path)),
    `.${basename(path)}.${process.pid}-${randomBytes(4).toString('hex')}.partial`,
  );
  try {
    await (await openFile(temporary, 'wx', 0o600)).close();
    await make(temporary);
    await takeName(temporary, path);
  } finally {
    await unlink(temporary).catch(() => undefined);
  }
}

/** Writes happen in one transaction, or not at all. */
function writer(db: Sqlite.Database, path: string) {
  return <T>(work: () => T): T => {
    try {
      return db.transaction(work).immediate();
    } catch (error) {
      const code = codeOf(error);
      if (!/^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|CORRUPT)/.test(code)) throw error;
      throw new GameTrouble(troubleWith(path, code, error), error);
    }
  };
}

async function connect(path: string): Promise<Sqlite.Database> {
  const { default: Database } = await import('better-sqlite3');
  const db = new Database(path, { timeout: 3_000 });
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  db.pragma('trusted_schema = OFF');
  return db;
}

function migrate(db: Sqlite.Database): void {
  const version = Number(db.pragma('user_version', { simple: true }));
  if (version === migrations.length) return;
  db.transaction(() => {
    for (const name of migrations.slice(version)) db.exec(sqlOf(name));
    writeWholeTally(db);
    db.pragma(`user_version = ${migrations.length}`);
  }).immediate();
}

const sqlOf = (name: string): string => readFileSync(new URL(`./game/${name}`, import.meta.url), 'utf8');

const drawings = new Map<number, string>();

/** What a game of this version is made of, as `drawn` tells it. */
async function drawnBy(version: number): Promise<string> {
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
function drawn(db: Sqlite.Database): string {
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

/** Gives a finished file its name; never over another. */
async function takeName(temporary: string, path: string): Promise<void> {
  try {
    await link(temporary, path);
  } catch (error) {
    // Some disks know no second names.
    if (codeOf(error) === 'EEXIST' || existsSync(path)) throw error;
    await rename(temporary, path);
  }
}

async function strangeStart(path: string): Promise<Problem | undefined> {
  const handle = await openFile(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return bytesRead === 16 && buffer.toString('latin1') === 'SQLite format 3\0' ? undefined : notAGame(path);
  } finally {
    await handle.close();
  }
}

const notAGame = (path: string): Problem =>
  unreadable(
    'not-a-game',
    '{path} is not a game of the game master. Name the .game file that «gm new» made.',
    { path },
  );
const newerGame = (path: string): Problem =>
  unreadable(
    'newer-program',
    '{path} was written by a newer version of Sealed Orders. Update the program, then open it again.',
    { path },
  );
const damagedGame = (path: string, fault: string): Problem =>
  unreadable(
    'damaged-game',
    '{path} is damaged ({fault}). Put back your last copy of it; orders that came in since can be taken again.',
    { path, fault },
  );
const alreadyThere = (path: string): Problem =>
  unreadable('already-there', 'There is already something at {path}. Choose another name for the new game.', {
    path,
  });

const codeOf = (error: unknown): string => errorText(error, 'code');

async function attempt<T>(path: string, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work();
  } catch (error) {
    return bad([troubleWith(path, codeOf(error), error)]);
  }
}

function troubleWith(path: string, code: string, error: unknown): Problem {
  if (code === 'ENOENT')
    return unreadable('no-such-file', 'There is no {path}. Check the name and the folder.', { path });
  if (code === 'EEXIST') return alreadyThere(path);
  if (code === 'ERR_DLOPEN_FAILED' || code.endsWith('MODULE_NOT_FOUND')) {
    return unreadable(
      'no-sqlite',
      'The part of the program that reads games (SQLite) cannot be loaded. Install Sealed Orders again.',
    );
  }
  if (code === 'EISDIR') return notAGame(path);
  if (code === 'SQLITE_NOTADB') return notAGame(path);
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED')) {
    return unreadable(
      'game-in-use',
      '{path} is being written by another program. Wait until it has finished, then try again.',
      { path },
    );
  }
  if (
    code.startsWith('SQLITE_READONLY') ||
    code.startsWith('SQLITE_CANTOPEN') ||
    ['EACCES', 'EPERM', 'EROFS'].includes(code)
  ) {
    return unreadable(
      'not-allowed',
      'You may not read and write {path}, or its folder. Change their permissions.',
      { path },
    );
  }
  if (code.startsWith('SQLITE_FULL') || code === 'ENOSPC') {
    return unreadable('disk-full', 'The disk is full: {path} is as it was. Make room and try again.', {
      path,
    });
  }
  return damagedGame(path, error instanceof Error ? error.message : code);
}
