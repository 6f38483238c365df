import { mkdir, readdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { unreadable } from '#kernel/problem.ts';
import { bad, good } from '#kernel/result.ts';
import type { Folders, Outcome } from '#main/ports.ts';
import { errorText } from './errorText.ts';

/** Folders on disk. */
export const nodeFolders: Folders = {
  folders: (folder) =>
    attempt(folder, async () => {
      const entries = await readdir(folder, { withFileTypes: true });
      const found = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
      return found.sort();
    }, []),
  move: (from, to) =>
    attempt(
      from,
      async () => {
        await mkdir(dirname(to), { recursive: true });
        await rename(from, to);
        return undefined;
      },
      undefined,
    ),
};

async function attempt<T>(path: string, work: () => Promise<T>, whenMissing: T): Promise<Outcome<T>> {
  try {
    return good(await work());
  } catch (error) {
    const code = errorText(error, 'code');
    if (code === 'ENOENT') return good(whenMissing);
    if (code === '') throw error;
    const template =
      'The folder {path} cannot be read or changed ({code}). Look at its permissions, or choose another library folder.';
    return bad([unreadable('folder-trouble', template, { path, code })]);
  }
}
