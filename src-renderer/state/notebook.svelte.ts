import type { Client } from '#contract/client.ts';
import { emptyNotebook, type Notebook, type SeatKey } from '#contract/notebook.ts';
import type { Problem } from '#kernel/problem.ts';

/** What the player wrote for himself about this game: read once, saved with every change, one call at a time. */
export class NotebookDesk {
  now = $state.raw<Notebook>(emptyNotebook);
  /** It was read; before that nothing is written over. */
  ready = $state(false);
  #revision = 0;
  #work: Promise<void> = Promise.resolve();
  readonly #client: Client;
  readonly #of: SeatKey;
  readonly #failed: (problems: readonly Problem[]) => void;

  constructor(client: Client, of: SeatKey, failed: (problems: readonly Problem[]) => void) {
    this.#client = client;
    this.#of = of;
    this.#failed = failed;
    this.#work = this.#read();
  }

  /** Changes the notebook. `make` may be called again on what another window wrote in between, so it must not look outside. */
  change(make: (notebook: Notebook) => Notebook): void {
    this.now = make(this.now);
    this.#work = this.#work.then(() => this.#save(make));
  }

  /** Waits until what was given is saved. */
  async settled(): Promise<void> {
    await this.#work;
  }

  /** Another window saved. */
  heard(revision: number): void {
    this.#work = this.#work.then(() => (revision > this.#revision ? this.#read() : undefined));
  }

  async #read(): Promise<void> {
    const read = await this.#client['notebook.read']({ of: this.#of });
    if (!read.ok) {
      this.#failed(read.fault);
      return;
    }
    this.now = read.value.notebook;
    this.#revision = read.value.revision;
    this.ready = true;
  }

  async #save(make: (notebook: Notebook) => Notebook): Promise<void> {
    for (const attempt of [1, 2, 3]) {
      if (!this.ready) await this.#read();
      if (!this.ready) return;
      // What was changed since is saved with it; a change laid on twice must come to the same.
      const saved = await this.#client['notebook.save']({ of: this.#of, notebook: this.now, revision: this.#revision });
      if (saved.ok) {
        this.#revision = saved.value.revision;
        return;
      }
      if (attempt === 3 || !saved.fault.some(({ code }) => code === 'notebook-changed-elsewhere')) {
        this.#failed(saved.fault);
        return;
      }
      await this.#read();
      this.now = make(this.now);
    }
  }
}
