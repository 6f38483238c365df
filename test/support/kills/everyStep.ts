import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import promises, { open } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

/** What a program that died at one moment leaves. */
export interface Left<T> {
  /** A copy of the folder. */
  readonly folder: string;
  /** What it had said by then. */
  readonly said: T;
}

type Method = (this: unknown, ...args: never[]) => unknown;
type Methods = Record<string, Method>;

/** No process of any system has this number: what carries it is left by one that has died. */
const deadProcess = 4_194_305;

const filed = ['open', 'rename', 'link', 'unlink', 'mkdir', 'rm', 'writeFile', 'copyFile'];
const handled = ['writeFile', 'write', 'sync'];
const stored = ['run'];

/**
 * Does some work that writes in a folder, and copies the folder into another at every step of it: before and after each statement that
 * changes a database, and each change of a file. A program that is killed at that moment leaves the same, since what it has written is the
 * system's already. Moments at which nothing new lies there are told once, by what was said last.
 */
export async function everyStep<T>(
  folder: string,
  into: string,
  said: () => T,
  work: () => Promise<unknown>,
): Promise<readonly Left<T>[]> {
  const left: Left<T>[] = [];
  let known = '';
  const look = (): void => {
    const now = `${contentOf(folder)} ${JSON.stringify(said())}`;
    if (now === known) return;
    known = now;
    const copy = join(into, String(left.length + 1));
    mkdirSync(copy, { recursive: true });
    for (const name of namesIn(folder))
      cpSync(join(folder, name), join(copy, name), { preserveTimestamps: true });
    left.push({ folder: copy, said: said() });
  };
  const watched: readonly (readonly [object, readonly string[]])[] = [
    [promises, filed],
    [await handles(), handled],
    [statements(), stored],
  ];
  const undo = watched.flatMap(([of, names]) => names.map((name) => watching(of as Methods, name, look)));
  const pid = Object.getOwnPropertyDescriptor(process, 'pid');
  Object.defineProperty(process, 'pid', { ...pid, value: deadProcess });
  syncBuiltinESMExports();
  try {
    look();
    await work();
    look();
  } finally {
    for (const back of undo) back();
    if (pid !== undefined) Object.defineProperty(process, 'pid', pid);
    syncBuiltinESMExports();
  }
  return left;
}

function watching(of: Methods, name: string, look: () => void): () => void {
  const own = of[name];
  if (own === undefined) throw new Error(`there is no ${name} to watch`);
  of[name] = function (...args) {
    look();
    const done = own.apply(this, args);
    if (done instanceof Promise) return done.finally(look);
    look();
    return done;
  };
  return () => void (of[name] = own);
}

async function handles(): Promise<object> {
  const handle = await open(tmpdir());
  await handle.close();
  return Object.getPrototypeOf(handle) as object;
}

function statements(): object {
  const db = new Sqlite(':memory:');
  const statement = db.prepare('SELECT 1');
  db.close();
  return Object.getPrototypeOf(statement) as object;
}

/** All files but those that only living processes share. */
const namesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.endsWith('-shm') && statSync(join(folder, name)).isFile())
    .sort();

function contentOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of namesIn(folder)) hash.update(`\n${name}\n`).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}
