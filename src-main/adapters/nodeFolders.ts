import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { bad, good } from '#kernel/words/result.ts';
import type { Folders } from '#main/ports/files.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import { errorText } from './errorText.ts';
import { unreadable } from '#contract/refusals/storage.ts';

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

/**
 * Folders within one root folder. Once the root has been seen, its absence is an error: an empty list
 * would be taken for the truth.
 */
export function foldersWithin(root: string): Folders {
  let seen = false;
  return {
    ...nodeFolders,
    folders: async (folder) => {
      if (await isFolder(root)) seen = true;
      else if (seen) return bad([unreadable('folder-gone', { path: root })]);
      return nodeFolders.folders(folder);
    },
  };
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

async function attempt<T>(path: string, work: () => Promise<T>, whenMissing: T): Promise<Outcome<T>> {
  try {
    return good(await work());
  } catch (error) {
    const code = errorText(error, 'code');
    if (code === 'ENOENT') return good(whenMissing);
    if (code === '') throw error;
    return bad([unreadable('folder-trouble', { path, code })]);
  }
}
