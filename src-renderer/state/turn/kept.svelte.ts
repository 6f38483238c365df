import type { Reply } from '#contract/client.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { Saver, type SaveState } from '../saver.svelte.ts';

type Change<T> = (now: T) => T;

/** How something is kept at the host, which counts its versions. */
export interface Keeping<T> {
  read(): Promise<Reply<{ readonly value: T; readonly revision: number; readonly putAside?: Problem }>>;
  save(value: T, revision: number): Promise<Reply<{ readonly revision: number }>>;
  /** The code of the refusal where another window saved in the meantime. */
  readonly stale: string;
}

/** What the player keeps beside the plan, in versions: read once, saved with every change, one call at a time. */
export class Kept<T> {
  /** As it was read, with every change since. */
  now: T = $state.raw() as T;
  /** It has been read; before that nothing may overwrite it. */
  ready = $state(false);
  #revision = 0;
  /** Changes that are not saved yet, oldest first. */
  #pending: readonly Change<T>[] = [];
  /** Calls that read or save, one after the other. */
  #work: Promise<unknown> = Promise.resolve();
  #opened = false;
  readonly #keeping: Keeping<T>;
  readonly #failed: (problems: readonly Problem[]) => void;
  readonly #saver: Saver;

  /** `empty`: what there is before it has been read. */
  constructor(empty: T, keeping: Keeping<T>, failed: (problems: readonly Problem[]) => void) {
    this.now = empty;
    this.#keeping = keeping;
    this.#failed = failed;
    this.#saver = new Saver(() => this.#next(() => this.#save()), failed);
  }

  /** Whether every change is saved. */
  get state(): SaveState {
    return this.#saver.state;
  }

  /** Reads it, if that was not begun before, and waits until it is there. */
  async open(): Promise<void> {
    if (!this.#opened) {
      this.#opened = true;
      void this.#next(async () => (this.ready ? undefined : this.#readAgain()));
    }
    await this.#work;
  }

  /**
   * Changes it. `make` may be called again on what another window wrote in the meantime, so it may
   * use only its argument.
   */
  change(make: Change<T>): void {
    this.#pending = [...this.#pending, make];
    this.now = make(this.now);
    this.#saver.changed();
  }

  /** Waits until all changes are saved; false if that fails. */
  async settled(): Promise<boolean> {
    await this.#work;
    return this.#saver.settled();
  }

  /** Another window saved. */
  heard(revision: number): void {
    void this.#next(async () => (revision > this.#revision ? this.#readAgain() : undefined));
  }

  #next<R>(work: () => Promise<R>): Promise<R> {
    const done = this.#work.then(work);
    this.#work = done;
    return done;
  }

  async #readAgain(): Promise<void> {
    const problems = await this.#read();
    if (problems.length > 0) this.#failed(problems);
  }

  /** What is wrong if it cannot be read. */
  async #read(): Promise<readonly Problem[]> {
    const read = await this.#keeping.read();
    if (!read.ok) {
      this.#opened = false;
      return read.fault;
    }
    this.now = this.#pending.reduce((now, make) => make(now), read.value.value);
    this.#revision = read.value.revision;
    this.ready = true;
    const { putAside } = read.value;
    if (putAside !== undefined) this.#failed([putAside]);
    return [];
  }

  /** Saves every change so far, on what another window saved in the meantime. */
  async #save(): Promise<readonly Problem[]> {
    for (let attempt = 1; ; attempt += 1) {
      const unread = this.ready && attempt === 1 ? [] : await this.#read();
      if (unread.length > 0 || this.#pending.length === 0) return unread;
      const made = this.#pending.length;
      const saved = await this.#keeping.save(this.now, this.#revision);
      if (saved.ok) {
        this.#revision = saved.value.revision;
        this.#pending = this.#pending.slice(made);
        return [];
      }
      if (attempt === 3 || !saved.fault.some(({ code }) => code === this.#keeping.stale)) return saved.fault;
    }
  }
}
