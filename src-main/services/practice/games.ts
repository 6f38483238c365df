import { unreadable } from '#contract/refusals/practice.ts';
import { digest } from '#kernel/codec/digest.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Folders } from '#main/ports/files.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import type { Gm } from '../gm/gm.ts';
import type { Library } from '../library/library.ts';
import { folderName, practiceFolder, practiceName } from '../library/places.ts';

export async function closing<T>(gm: Gm, work: (gm: Gm) => Promise<T>): Promise<T> {
  try {
    return await work(gm);
  } finally {
    gm.close();
  }
}

interface Needs {
  readonly library: Library;
  readonly folders: Folders;
}

/** A short name that no folder in the library uses, even one left by a game that is gone. */
export async function freeName(
  { library, folders }: Needs,
  source: string,
  tutorial: boolean,
): Promise<Outcome<string>> {
  const found = await folders.folders(library.root);
  if (!found.ok) return found;
  const taken = new Set(found.value);
  const start = Number.parseInt(digest(`practice ${source}`).slice(0, 8), 16);
  for (let tried = 0; tried < 1_296; tried += 1) {
    const name = practiceName((start + tried) % 1_296, tutorial);
    if (!taken.has(practiceFolder(name)) && !taken.has(folderName(name))) return good(name);
  }
  return bad([unreadable('too-many-practice-games')]);
}
