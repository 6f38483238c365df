import { join } from 'node:path';
import type { Of } from '#kernel/codec/codec.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { emptyNotebook, type Notebook, type notebookRead } from '#contract/player/notebook.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Files, Folders } from '#main/ports/files.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import { jsonOf } from './json.ts';
import { largestNotebook, notebookText } from './library/notebookText.ts';
import { brokenNotebookFile, notebookFile } from './library/places.ts';
import { unreadable } from '#contract/refusals/library.ts';

/** A player's private notes on a game: one file beside its turns, which goes into no other file. */
export interface Notebooks {
  read(folder: string): Promise<Outcome<Of<typeof notebookRead>>>;
  /**
   * Refused if `revision` is not the notebook's current one: it was saved in between. Returns the new
   * revision.
   */
  save(folder: string, notebook: Notebook, revision: number): Promise<Outcome<number>>;
}

export function makeNotebooks(files: Files, folders: Folders): Notebooks {
  async function read(folder: string): Promise<Outcome<Of<typeof notebookRead>>> {
    const bytes = await files.read(join(folder, notebookFile), largestNotebook);
    if (!bytes.ok)
      return bytes.fault[0]?.code === 'no-such-file' ? good({ notebook: emptyNotebook, revision: 0 }) : bytes;
    const parsed = notebookText.parse(jsonOf(bytes.value));
    if (parsed.ok) return good({ notebook: parsed.value.notebook, revision: parsed.value.revision });
    const moved = await folders.move(join(folder, notebookFile), join(folder, brokenNotebookFile));
    return moved.ok ? good({ notebook: emptyNotebook, revision: 0, putAside: brokenNotebookFile }) : moved;
  }
  return {
    read,
    save: (folder, notebook, revision) =>
      files.alone(join(folder, notebookFile), async () => {
        const before = await read(folder);
        if (!before.ok) return before;
        if (before.value.revision !== revision) return bad([unreadable('notebook-changed-elsewhere')]);
        const made = notebookText.make({ format: 1, revision: revision + 1, notebook });
        const written = await files.write(
          join(folder, notebookFile),
          new TextEncoder().encode(stableText(made)),
          { secret: true },
        );
        return written.ok ? good(revision + 1) : written;
      }),
  };
}
