import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { link, open as openFile, realpath, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type Sqlite from 'better-sqlite3';
import type { Problem } from '#kernel/words/problem.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { GameStore, GameStores } from '../ports/game/store.ts';
import { GameTrouble } from '../ports/game/store.ts';
import type { Outcome } from '../ports/outcome.ts';
import { fillGame, gameStore } from './game/store.ts';
import { faultIn, preparedOnce } from './game/tables.ts';
import { oldTallyHolds, tallyHolds } from './game/tally.ts';
import { settleFolder, sweepFolder } from './nodeFiles.ts';
import { madeFolder, ownedLikeFolder } from './places.ts';
import {
  notAGame,
  newerGame,
  damagedGame,
  alreadyThere,
  codeOf,
  attempt,
  troubleWith,
} from './gameFaults.ts';
import { migrations, tallied, connect, migrate, drawnBy, drawn } from './gameVersions.ts';

/** Marks a database as one of ours: `SOgm`. */
const application = 0x534f676d;

let blank: Promise<Buffer> | undefined;

/** The file of a game that nothing is in: drawing its tables costs more than filling them. */
const blankGame = (): Promise<Buffer> => (blank ??= drawnBlank());
async function drawnBlank(): Promise<Buffer> {
  const db = await connect(':memory:');
  try {
    db.pragma(`application_id = ${application}`);
    migrate(db);
    return db.serialize();
  } finally {
    db.close();
  }
}

/** Games as SQLite files. A closed game is one file; while it is open, changes are in a log beside it. */
export const gameFiles: GameStores = {
  async create(path, game) {
    if (existsSync(path)) return bad([alreadyThere(path)]);
    const folder = dirname(resolve(path));
    return attempt(path, async () => {
      await madeFolder(folder);
      await sweepFolder(folder);
      const blank = await blankGame();
      await madeBeside(path, async (temporary) => {
        await writeFile(temporary, blank);
        const db = await connect(temporary);
        try {
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
  const tables = await drawnBy(version);
  const looking = preparedOnce(db);
  // As it is at one moment: another program may be writing, and rows of before do not fit a tally of after.
  const looked = db.transaction(() => {
    if (Number(db.pragma('user_version', { simple: true })) !== version) return 'newer';
    return {
      fault:
        drawn(db) === tables
          ? faultIn(looking, version < tallied ? oldTallyHolds : tallyHolds)
          : 'its tables are not those of a game',
    };
  })();
  if (looked === 'newer') return opening(db, path);
  if (looked.fault !== undefined) return bad([damagedGame(path, looked.fault)]);
  db.pragma('journal_mode = WAL');
  migrate(db);
  // What was prepared for the tables of an older game is not for these.
  const watched = version === migrations.length ? looking : preparedOnce(db);
  const file = await realpath(path);
  const is = identity(file);
  const writes = (): number => Number(db.pragma('data_version', { simple: true }));
  const first = writes();
  return good(
    gameStore({
      file,
      db: watched,
      write: writer(db, path, watched.takenBack),
      isThere: () => is !== undefined && identity(file) === is,
      writtenElsewhere: () => writes() - first,
      copyTo: (copy) => copied(db, copy),
      close: () => void db.close(),
    }),
  );
}

/** Which file has this name now; undefined if none has. */
function identity(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? undefined : `${found.dev} ${found.ino}`;
}

/** Copies the game, after what programs that died while copying have left behind is removed. */
async function copied(db: Sqlite.Database, path: string): Promise<void> {
  await madeFolder(dirname(resolve(path)));
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
    await ownedLikeFolder(temporary);
    await make(temporary);
    await takeName(temporary, path);
  } finally {
    await unlink(temporary).catch(() => undefined);
  }
}

/** Writes happen in one transaction, or not at all. */
function writer(db: Sqlite.Database, path: string, takenBack: () => void) {
  return <T>(work: () => T): T => {
    try {
      return db.transaction(work).immediate();
    } catch (error) {
      takenBack();
      const code = codeOf(error);
      if (!/^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|CORRUPT)/.test(code)) throw error;
      throw new GameTrouble(troubleWith(path, code, error), error);
    }
  };
}

/** Gives a finished file its name; never replaces another. */
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
  // Whoever opens a pipe waits for its other end, perhaps for ever.
  if (!(await stat(path)).isFile()) return notAGame(path);
  const handle = await openFile(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return bytesRead === 16 && buffer.toString('latin1') === 'SQLite format 3\0' ? undefined : notAGame(path);
  } finally {
    await handle.close();
  }
}
