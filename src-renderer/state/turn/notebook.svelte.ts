import type { Client } from '#contract/client.ts';
import { emptyNotebook, type Notebook, type SeatKey } from '#contract/player/notebook.ts';
import type { Problem } from '#kernel/problem.ts';
import { isOutOfReach, patience, type SaveState } from './saver.svelte.ts';
import { unreadable } from '#ui/state/refusals.ts';

type Change = (notebook: Notebook) => Notebook;

/** The player's private notes on this game: read once, saved with every change, one call at a time. */
export class NotebookStore {
  /** The notebook as it was read, with every change since. */
  now = $state.raw<Notebook>(emptyNotebook);
  /** The notebook has been read; before that nothing may overwrite it. */
  ready = $state(false);
  /**
   * Whether every change is saved. A failed change is saved with the next one, or automatically if the
   * program did not answer.
   */
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

  /**
   * Changes the notebook. `make` may be called again on what another window wrote in the meantime, so it may
   * use only its argument.
   */
  change(make: Change): void {
    this.#pending = [...this.#pending, make];
    this.now = make(this.now);
    this.#saveNext();
  }

  /** Waits until all changes are saved; false if that fails. */
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

  /** False if it cannot be read; the player is then told. */
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
    if (putAside !== undefined) this.#failed([unreadable('notebook-put-aside', { file: putAside })]);
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
