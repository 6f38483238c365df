import type { Client } from '#contract/client.ts';
import { emptyNotebook, type Notebook, type SeatKey } from '#contract/player/notebook.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { unreadable } from '#ui/state/refusals.ts';
import { Kept } from './kept.svelte.ts';

/** The player's private notes on this game. */
export class NotebookStore extends Kept<Notebook> {
  constructor(client: Client, of: SeatKey, failed: (problems: readonly Problem[]) => void) {
    const keeping = {
      stale: 'notebook-changed-elsewhere',
      async read() {
        const read = await client['notebook.read']({ of });
        if (!read.ok) return read;
        const { notebook: value, revision, putAside: file } = read.value;
        const putAside = file === undefined ? {} : { putAside: unreadable('notebook-put-aside', { file }) };
        return { ok: true as const, value: { value, revision, ...putAside } };
      },
      save: (notebook: Notebook, revision: number) => client['notebook.save']({ of, notebook, revision }),
    };
    super(emptyNotebook, keeping, failed);
    void this.open();
  }
}
