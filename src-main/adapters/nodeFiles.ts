import { randomBytes } from 'node:crypto';
import { open, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

import type { Problem } from '#kernel/words/problem.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Files, ListedFile } from '../ports/files.ts';
import type { Outcome } from '../ports/outcome.ts';
import { errorText } from './errorText.ts';
import type { Clock } from '../ports/machine.ts';
import { clock, timer } from './machine.ts';
import { madeFolder, ownedLikeFolder } from './places.ts';
import { unreadable } from '#contract/refusals/storage.ts';

/** A write in progress, named after its process: `.gw9N02-x.new.1234-0a1b2c3d.partial`. */
const partial = /^\..+\.(\d{1,10})-[0-9a-f]{8}\.partial(-journal)?$/;

/** Files on disk. Writes go to a partial file in the same folder, which then replaces the old one. */
export function nodeFiles({ now }: Clock = clock): Files {
  const swept = new Set<string>();
  return {
    read: (path, most) => attempt(path, () => readWhole(path, most)),
    write: (path, bytes, { secret = false } = {}) =>
      attempt(path, async () => {
        const folder = dirname(resolve(path));
        await within(folder, async () => {
          if (!swept.has(folder)) await sweepFolder(folder);
          swept.add(folder);
          await writeWhole(path, bytes, secret ? 0o600 : 0o644);
        });
        return good(undefined);
      }),
    list: (folder, wanted = () => true) => attempt(folder, () => listed(folder, wanted, Date.parse(now()))),
    remove: (path) =>
      attempt(path, async () => {
        await unlink(path).catch(unless('ENOENT'));
        await settleFolder(dirname(resolve(path)));
        return good(undefined);
      }),
    alone: (path, work) =>
      attempt(path, async () => {
        const held = await hold(path);
        try {
          return await work();
        } finally {
          await unlink(held).catch(unless('ENOENT'));
        }
      }),
  };
}

async function readWhole(path: string, most: number): Promise<Outcome<Uint8Array>> {
  const found = await stat(path);
  if (!found.isFile()) return bad([unreadable('not-a-file', { path })]);
  if (found.size > most) return bad([unreadable('too-large/file', { path })]);
  const handle = await open(path, 'r');
  try {
    const bytes = new Uint8Array(found.size);
    const { bytesRead } = await handle.read(bytes, 0, found.size, 0);
    return good(bytes.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

/** Does some work in a folder, which is made where it is missing. */
async function within<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    await madeFolder(folder);
    return work();
  }
}

async function writeWhole(path: string, bytes: Uint8Array, mode: number): Promise<void> {
  const folder = dirname(resolve(path));
  const temporary = join(
    folder,
    `.${basename(path)}.${process.pid}-${randomBytes(4).toString('hex')}.partial`,
  );
  try {
    const handle = await open(temporary, 'wx', mode);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await ownedLikeFolder(temporary);
    await renameOver(temporary, path);
  } catch (error) {
    await unlink(temporary).catch(() => undefined);
    throw error;
  }
  await settleFolder(folder);
}

/** How often and how long, in milliseconds, one waits for a program that works on a file, which takes it much less. */
const holding = { tries: 300, pause: 10 } as const;

/**
 * Puts a mark beside a file that says which process works on it, once no other does; returns its path. A mark is passed over whose
 * process has ended, or that outlasts all waiting.
 */
async function hold(path: string): Promise<string> {
  const folder = dirname(resolve(path));
  const held = join(folder, `.${basename(path)}.held`);
  for (let tries = 1; ; tries += 1) {
    try {
      await within(folder, () => writeFile(held, String(process.pid), { flag: 'wx', mode: 0o600 }));
      return held;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    const owner = Number((await readFile(held, 'utf8').catch(unless('ENOENT'))) ?? process.pid);
    if (tries % holding.tries === 0 || (owner > 0 && !isAlive(owner)))
      await unlink(held).catch(unless('ENOENT'));
    else await timer.pause(holding.pause);
  }
}

/** Windows refuses briefly while a virus scanner or an indexer has the old file open. */
async function renameOver(from: string, to: string, tries = 5): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (tries <= 1 || process.platform !== 'win32' || !['EPERM', 'EACCES', 'EBUSY'].includes(codeOf(error)))
      throw error;
    await timer.pause(40);
    await renameOver(from, to, tries - 1);
  }
}

/** Flushes the folder's list of names to disk; where folders cannot be opened, the system does that itself. */
export async function settleFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Removes partial files left by processes that ended. */
export async function sweepFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const owner = Number(partial.exec(name)?.[1] ?? process.pid);
    if (owner !== process.pid && !isAlive(owner)) await unlink(join(folder, name)).catch(() => undefined);
  }
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Milliseconds after which the next change of a file bears another time: disks count in steps of up to two seconds. */
const settled = 3_000;

async function listed(
  folder: string,
  wanted: (name: string) => boolean,
  now: number,
): Promise<Outcome<readonly ListedFile[]>> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(unless('ENOENT'));
  const names = (entries ?? [])
    .filter((entry) => entry.isFile() && !partial.test(entry.name) && wanted(entry.name))
    .map(({ name }) => name);
  const files: ListedFile[] = [];
  for (const name of names.sort()) {
    const found = await stat(join(folder, name)).catch(unless('ENOENT'));
    if (found === undefined) continue;
    const { size, mtimeMs: changed, ctimeMs, ino } = found;
    // A program can set the time at which a file was changed, but not that at which its entry was.
    const stamp = `${ino} ${ctimeMs} ${changed} ${size}`;
    files.push({ name, size, changed, ...(Math.max(ctimeMs, changed) + settled < now ? { stamp } : {}) });
  }
  return good(files);
}

const codeOf = (error: unknown): string => errorText(error, 'code');

const unless =
  (code: string) =>
  (error: unknown): undefined => {
    if (codeOf(error) !== code) throw error;
    return undefined;
  };

async function attempt<T>(path: string, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work();
  } catch (error) {
    return bad([fileProblem(path, error)]);
  }
}

/** Why a file could not be read or written; throws what is no trouble with a file. */
export function fileProblem(path: string, error: unknown): Problem {
  const code = codeOf(error);
  if (code === '') throw error;
  return unreadable(isKnown(code) ? causes[code] : 'file-trouble', { path, code });
}

const causes = {
  ENOENT: 'no-such-file',
  EISDIR: 'not-a-file/folder',
  ENOTDIR: 'not-a-folder',
  EEXIST: 'already-there/file',
  EACCES: 'not-allowed/file',
  EPERM: 'not-allowed/file',
  EROFS: 'not-allowed/read-only',
  ENOSPC: 'disk-full/file',
  EDQUOT: 'disk-full/file',
  EMFILE: 'no-handles',
  ENFILE: 'no-handles',
  EBUSY: 'file-held',
} as const;
const isKnown = (code: string): code is keyof typeof causes => Object.hasOwn(causes, code);
