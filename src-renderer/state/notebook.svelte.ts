import type { Client } from '#contract/client.ts';
import { emptyNotebook, type Notebook, type SeatKey } from '#contract/notebook.ts';
import { type Problem, unreadable } from '#kernel/problem.ts';

type Change = (notebook: Notebook) => Notebook;

/** What the player wrote for himself about this game: read once, saved with every change, one call at a time. */
export class NotebookDesk {
  /** As it was read, with every change since. */
  now = $state.raw<Notebook>(emptyNotebook);
  /** It was read; before that nothing is written over. */
  ready = $state(false);
  #revision = 0;
  /** Changes that are not saved yet, oldest first. */
  #pending: readonly Change[] = [];
  #work: Promise<void>;
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
  change(make: Change): void {
    this.#pending = [...this.#pending, make];
    this.now = make(this.now);
    this.#work = this.#work.then(() => this.#save());
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
    this.now = this.#pending.reduce((notebook, make) => make(notebook), read.value.notebook);
    this.#revision = read.value.revision;
    this.ready = true;
    const { putAside } = read.value;
    if (putAside !== undefined) this.#failed([unreadable('notebook-put-aside', 'Your notes of this game could not be read. They are put aside as {file} in the library, and new ones are begun.', { file: putAside })]);
  }

  /** Saves every change so far; what cannot be saved now goes with the next. */
  async #save(): Promise<void> {
    for (const attempt of [1, 2, 3]) {
      if (!this.ready) await this.#read();
      if (!this.ready || this.#pending.length === 0) return;
      const made = this.#pending.length;
      const saved = await this.#client['notebook.save']({ of: this.#of, notebook: this.now, revision: this.#revision });
      if (saved.ok) {
        this.#revision = saved.value.revision;
        this.#pending = this.#pending.slice(made);
        return;
      }
      if (attempt === 3 || !saved.fault.some(({ code }) => code === 'notebook-changed-elsewhere')) {
        this.#failed(saved.fault);
        return;
      }
      await this.#read();
    }
  }
}
