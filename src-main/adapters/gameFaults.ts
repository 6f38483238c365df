import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Problem } from '#kernel/words/problem.ts';
import { bad } from '#kernel/words/result.ts';
import type { Outcome } from '../ports/outcome.ts';
import { errorText } from './errorText.ts';
import { unreadable } from '#contract/refusals/storage.ts';

export const notAGame = (path: string): Problem => unreadable('not-a-game', { path });

export const newerGame = (path: string): Problem => unreadable('newer-program/game', { path });

export const damagedGame = (path: string, fault: string): Problem =>
  unreadable('damaged-game', { path, fault });

export const alreadyThere = (path: string): Problem =>
  unreadable('already-there', {
    path,
  });

export const codeOf = (error: unknown): string => errorText(error, 'code');

/** Fewer bytes than SQLite asks for to open a game. */
const least = 256 * 1024;

/** Whether the disk of a file has too little room to open a game on it. */
function hasNoRoom(path: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dirname(path));
    return bavail * bsize < least;
  } catch {
    return false;
  }
}

export async function attempt<T>(path: string, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work();
  } catch (error) {
    return bad([troubleWith(path, codeOf(error), error)]);
  }
}

export function troubleWith(path: string, code: string, error: unknown): Problem {
  if (code === 'ENOENT') return unreadable('no-such-file', { path });
  if (code === 'EEXIST') return alreadyThere(path);
  if (code === 'ERR_DLOPEN_FAILED' || code.endsWith('MODULE_NOT_FOUND')) {
    return unreadable('no-sqlite');
  }
  if (code === 'EISDIR') return notAGame(path);
  if (code === 'SQLITE_NOTADB') return notAGame(path);
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED')) {
    return unreadable('game-in-use', { path });
  }
  if (
    code.startsWith('SQLITE_READONLY') ||
    code.startsWith('SQLITE_CANTOPEN') ||
    ['EACCES', 'EPERM', 'EROFS'].includes(code)
  ) {
    return unreadable('not-allowed', { path });
  }
  if (code.startsWith('SQLITE_FULL') || code === 'ENOSPC' || code === 'EDQUOT') {
    return unreadable('disk-full', {
      path,
    });
  }
  if (code === 'EMFILE' || code === 'ENFILE') return unreadable('no-handles', { path });
  if (code === 'EBUSY') return unreadable('file-held', { path });
  // The system failed, and not the file: most often there was no room for what SQLite keeps beside it.
  if (code.startsWith('SQLITE_IOERR') || code === 'EIO')
    return hasNoRoom(path) ? unreadable('disk-full', { path }) : unreadable('file-trouble', { path, code });
  return damagedGame(path, error instanceof Error ? error.message : code);
}
