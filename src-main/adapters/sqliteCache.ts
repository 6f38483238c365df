import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database, Statement } from 'better-sqlite3';
import { compareBy } from '#kernel/words/inOrder.ts';
import type { Cache, Chronicle } from '#main/ports/cache.ts';
import type { Log } from '#main/ports/machine.ts';
import { memoryChronicle } from './cache/memoryChronicle.ts';
import { chronicleTables, sqliteChronicle } from './cache/sqliteChronicle.ts';
import { errorText } from './errorText.ts';

/** Raised when the tables change: a cache of another version is thrown away. */
const version = 3;
const entryTable = 'create table entry (key text primary key, text text not null) without rowid';

interface Open {
  readonly database: Database;
  readonly read: Statement<[string], { readonly text: string }>;
  readonly write: Statement<[string, string]>;
  readonly forget: Statement<[string]>;
  readonly chronicle: Chronicle;
}

/**
 * The cache in one SQLite file. It never throws and never stops anybody from playing: a broken file is deleted and
 * started anew, a locked one counts as empty, and without SQLite memory takes its place.
 */
export async function openCache(path: string, log: Log): Promise<Cache> {
  const memory = new Map<string, string>();
  let Sqlite: typeof import('better-sqlite3');
  try {
    Sqlite = (await import('better-sqlite3')).default;
  } catch (error) {
    log.failure(error, { what: 'SQLite cannot be loaded; the cache stays in memory' });
    return memoryCache(memory);
  }
  const loose = memoryChronicle();
  let open = tryOpen();

  /** Runs `work` on the database, and once more on a new file if the old one is broken. */
  function use<T>(work: (open: Open) => T): T | undefined {
    for (const attempt of [1, 2]) {
      if (open === undefined) return undefined;
      try {
        return work(open);
      } catch (error) {
        if (isBusy(error)) return undefined;
        if (attempt === 1) log.note('The cache is broken and is started again', { why: String(error) });
        startAnew();
      }
    }
    return undefined;
  }

  function tryOpen(): Open | undefined {
    for (const attempt of [1, 2]) {
      try {
        return prepare(new Sqlite(ready(path), { timeout: 250 }), path);
      } catch (error) {
        if (isBusy(error)) break;
        if (attempt === 1) removeFiles(path);
        else log.failure(error, { what: 'the cache cannot be opened; it stays in memory' });
      }
    }
    return undefined;
  }

  function startAnew(): void {
    closeQuietly(open);
    removeFiles(path);
    open = tryOpen();
  }

  return {
    read: (key) => use(({ read }) => read.get(key))?.text ?? memory.get(key),
    write: (key, text) => {
      if (use(({ write }) => write.run(key, text)) === undefined) memory.set(key, text);
      else memory.delete(key);
    },
    forget: (key) => {
      memory.delete(key);
      use(({ forget }) => forget.run(key));
    },
    chronicle: layered((work) => use(({ chronicle }) => work(chronicle)), loose),
    close: () => {
      closeQuietly(open);
      open = undefined;
    },
  };
}

/** A cache in memory. */
export function memoryCache(memory = new Map<string, string>()): Cache {
  return {
    read: (key) => memory.get(key),
    write: (key, text) => void memory.set(key, text),
    forget: (key) => void memory.delete(key),
    chronicle: memoryChronicle(),
    close: () => memory.clear(),
  };
}

/** The chronicle in the database; what it cannot store stays in memory and is found there. */
function layered(
  use: <T>(work: (chronicle: Chronicle) => T) => T | undefined,
  loose: ReturnType<typeof memoryChronicle>,
): Chronicle {
  return {
    known: () => [
      ...(use((stored) => stored.known()) ?? []).filter((key) => !loose.has(key)),
      ...loose.known(),
    ],
    write: (turn) => {
      if (use((stored) => (stored.write(turn), true)) === true) loose.forget(turn);
      else loose.write(turn);
    },
    forget: (key) => {
      loose.forget(key);
      use((stored) => stored.forget(key));
    },
    figures: (of) =>
      [
        ...(use((stored) => stored.figures(of)) ?? []).filter(({ turn }) => !loose.has({ ...of, turn })),
        ...loose.figures(of),
      ].sort(compareBy(({ turn }) => turn)),
    search: (query) =>
      [
        ...(use((stored) => stored.search(query)) ?? []).filter((found) => !loose.has(found)),
        ...loose.search(query),
      ]
        .sort(
          compareBy(
            ({ turn }) => -turn,
            ({ game }) => game,
            ({ seat }) => seat,
          ),
        )
        .slice(0, query.most),
  };
}

function prepare(database: Database, path: string): Open {
  try {
    // It holds the text of sealed reports, so only its owner may read it, like the keys.
    chmodSync(path, 0o600);
    // No write-ahead log: its index is mapped into memory, and truncating the file would crash the program.
    database.pragma('journal_mode = delete');
    database.pragma('synchronous = off');
    // Deleted text leaves no trace in the file.
    database.pragma('secure_delete = on');
    if (database.pragma('user_version', { simple: true }) !== version) {
      const old = database
        .prepare<[], { readonly name: string }>(
          "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not glob 'word_*'",
        )
        .all();
      database.exec(
        [
          ...old.map(({ name }) => `drop table "${name.replaceAll('"', '""')}"`),
          entryTable,
          ...chronicleTables,
          `pragma user_version = ${version}`,
        ].join(';\n'),
      );
    }
    return {
      database,
      read: database.prepare('select text from entry where key = ?'),
      write: database.prepare(
        'insert into entry values (?, ?) on conflict do update set text = excluded.text',
      ),
      forget: database.prepare('delete from entry where key = ?'),
      chronicle: sqliteChronicle(database),
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

function ready(path: string): string {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  return path;
}

function removeFiles(path: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) {
    try {
      rmSync(`${path}${suffix}`, { force: true, recursive: true });
    } catch {
      // Another program has it open; then opening fails and memory takes its place.
    }
  }
}

function closeQuietly(open: Open | undefined): void {
  try {
    open?.database.close();
  } catch {
    // A broken file may refuse even that.
  }
}

const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(errorText(error, 'code'));
