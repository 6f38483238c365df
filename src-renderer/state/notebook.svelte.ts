import type { Client } from '#contract/client.ts';
import { emptyNotebook, type Notebook, type SeatKey } from '#contract/notebook.ts';
import { type Problem, unreadable } from '#kernel/problem.ts';
import { isOutOfReach, patience, type SaveState } from './saver.svelte.ts';

type Change = (notebook: Notebook) => Notebook;

/** What the player wrote for himself about this game: read once, saved with every change, one call at a time. */
export class NotebookDesk {
  /** As it was read, with every change since. */
  now = $state.raw<Notebook>(emptyNotebook);
  /** It was read; before that nothing is written over. */
  ready = $state(false);
  /** Whether every change is saved. What failed is saved with the next change, or by itself where the program did not answer. */
  state = $state<Exclude<SaveState, 'elsewhere'>>('saved');
  #revision = 0;
  /** Changes that are not saved yet, oldest first. */
  #pending: readonly Change[] = [];
  #work: Promise<unknown>;
  #again: ReturnType<typeof setTimeout> | undefined;
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
    this.#saveNext();
  }

  /** Waits until what was given is saved; false when it could not be. */
  async settled(): Promise<boolean> {
    for (let work: unknown; work !== this.#work;) {
      work = this.#work;
      await work;
    }
    return this.state === 'saved';
  }

  /** Another window saved. */
  heard(revision: number): void {
    this.#work = this.#work.then(() => (revision > this.#revision ? this.#read() : undefined));
  }

  #saveNext(): void {
    clearTimeout(this.#again);
    this.state = 'saving';
    this.#work = this.#work.then(async () => {
      await this.#save();
      if (this.#pending.length === 0) this.state = 'saved';
    });
  }

  #fail(problems: readonly Problem[]): void {
    if (this.#pending.length > 0) {
      this.state = 'failed';
      if (isOutOfReach(problems)) this.#again = setTimeout(() => this.#saveNext(), patience);
    }
    this.#failed(problems);
  }

  /** False, and told, when it cannot be read. */
  async #read(): Promise<boolean> {
    const read = await this.#client['notebook.read']({ of: this.#of });
    if (!read.ok) {
      this.#fail(read.fault);
      return false;
    }
    this.now = this.#pending.reduce((notebook, make) => make(notebook), read.value.notebook);
    this.#revision = read.value.revision;
    this.ready = true;
    const { putAside } = read.value;
    if (putAside !== undefined)
      this.#failed([
        unreadable(
          'notebook-put-aside',
          'Your notes of this game could not be read. They are put aside as {file} in the library, and new ones are begun.',
          { file: putAside },
        ),
      ]);
    return true;
  }

  /** Saves every change so far; what cannot be saved now goes with the next. */
  async #save(): Promise<void> {
    for (const attempt of [1, 2, 3]) {
      if (!this.ready && !(await this.#read())) return;
      if (this.#pending.length === 0) return;
      const made = this.#pending.length;
      const saved = await this.#client['notebook.save']({
        of: this.#of,
        notebook: this.now,
        revision: this.#revision,
      });
      if (saved.ok) {
        this.#revision = saved.value.revision;
        this.#pending = this.#pending.slice(made);
        return;
      }
      if (attempt === 3 || !saved.fault.some(({ code }) => code === 'notebook-changed-elsewhere')) {
        this.#fail(saved.fault);
        return;
      }
      if (!(await this.#read())) return;
    }
  }
}
