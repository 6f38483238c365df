import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import type { Problem } from '#kernel/problem.ts';
import { unreadable } from '#kernel/problem.ts';
import { bad, good } from '#kernel/result.ts';
import type { Files, ListedFile, Outcome } from '../ports.ts';
import { errorText } from './errorText.ts';

/** A write under way, named for its process: `.gw9N02-x.new.1234-0a1b2c3d.partial`. */
const partial = /^\..+\.(\d{1,10})-[0-9a-f]{8}\.partial(-journal)?$/;

/** Files on disk. Writes go to a partial file in the same folder, which then takes the name of the old one. */
export function nodeFiles(): Files {
  const swept = new Set<string>();
  return {
    read: (path, most) => attempt(path, () => readWhole(path, most)),
    write: (path, bytes, { secret = false } = {}) =>
      attempt(path, async () => {
        const folder = dirname(resolve(path));
        await mkdir(folder, { recursive: true });
        if (!swept.has(folder)) await sweepFolder(folder);
        swept.add(folder);
        await writeWhole(path, bytes, secret ? 0o600 : 0o644);
        return good(undefined);
      }),
    list: (folder) => attempt(folder, () => listed(folder)),
    remove: (path) =>
      attempt(path, async () => {
        await unlink(path).catch(unless('ENOENT'));
        await settleFolder(dirname(resolve(path)));
        return good(undefined);
      }),
  };
}

async function readWhole(path: string, most: number): Promise<Outcome<Uint8Array>> {
  const found = await stat(path);
  if (!found.isFile())
    return bad([unreadable('not-a-file', '{path} is not a file. Name the file itself.', { path })]);
  if (found.size > most) return bad([tooLong(path)]);
  const handle = await open(path, 'r');
  try {
    const bytes = new Uint8Array(found.size);
    const { bytesRead } = await handle.read(bytes, 0, found.size, 0);
    return good(bytes.subarray(0, bytesRead));
  } finally {
    await handle.close();
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
    await renameOver(temporary, path);
  } catch (error) {
    await unlink(temporary).catch(() => undefined);
    throw error;
  }
  await settleFolder(folder);
}

/** Windows refuses for a moment while a virus scanner or an indexer looks at the old file. */
async function renameOver(from: string, to: string, tries = 5): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (tries <= 1 || process.platform !== 'win32' || !['EPERM', 'EACCES', 'EBUSY'].includes(codeOf(error)))
      throw error;
    await pause(40);
    await renameOver(from, to, tries - 1);
  }
}

/** Brings the folder's list of names to the disk; where folders cannot be opened, the system sees to it. */
export async function settleFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Removes what writes of ended processes have left behind. */
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

async function listed(folder: string): Promise<Outcome<readonly ListedFile[]>> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(unless('ENOENT'));
  const names = (entries ?? [])
    .filter((entry) => entry.isFile() && !partial.test(entry.name))
    .map(({ name }) => name);
  const files: ListedFile[] = [];
  for (const name of names.sort()) {
    const found = await stat(join(folder, name)).catch(unless('ENOENT'));
    if (found !== undefined) files.push({ name, size: found.size, changed: found.mtimeMs });
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
    const code = codeOf(error);
    if (code === '') throw error;
    return bad([fileProblem(code, path)]);
  }
}

const tooLong = (path: string): Problem =>
  unreadable('too-large', '{path} is far larger than any file of Sealed Orders. Choose another file.', {
    path,
  });

const causes: Readonly<Record<string, readonly [code: string, template: string]>> = {
  ENOENT: ['no-such-file', 'There is no {path}. Check the name and the folder.'],
  EISDIR: ['not-a-file', '{path} is a folder. Name the file itself.'],
  ENOTDIR: ['not-a-folder', 'Part of the path {path} is a file, not a folder. Check the path.'],
  EEXIST: ['already-there', '{path} is already there as something else. Choose another name.'],
  EACCES: [
    'not-allowed',
    'You may not read or write {path}. Change its permissions, or choose another folder.',
  ],
  EPERM: [
    'not-allowed',
    'You may not read or write {path}. Change its permissions, or choose another folder.',
  ],
  EROFS: ['not-allowed', '{path} lies on a disk that cannot be written. Choose another folder.'],
  ENOSPC: [
    'disk-full',
    'The disk is full: {path} was not written, and what was there is untouched. Make room and try again.',
  ],
};

function fileProblem(code: string, path: string): Problem {
  const [name, template] = causes[code] ?? [
    'file-trouble',
    'The system could not read or write {path} ({code}). Check the disk and try again.',
  ];
  return unreadable(name, template, { path, code });
}
