import type { Reply } from '#contract/client.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { clock } from '../../clock.ts';
import { isOutOfReach, patience, type SaveState } from './saver.svelte.ts';

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
  /**
   * Whether every change is saved. A failed change is saved with the next one, or automatically if the
   * program did not answer.
   */
  state = $state<Exclude<SaveState, 'elsewhere'>>('saved');
  #revision = 0;
  /** Changes that are not saved yet, oldest first. */
  #pending: readonly Change<T>[] = [];
  #work: Promise<unknown> = Promise.resolve();
  #opened = false;
  #again: (() => void) | undefined;
  readonly #keeping: Keeping<T>;
  readonly #failed: (problems: readonly Problem[]) => void;

  /** `empty`: what there is before it has been read. */
  constructor(empty: T, keeping: Keeping<T>, failed: (problems: readonly Problem[]) => void) {
    this.now = empty;
    this.#keeping = keeping;
    this.#failed = failed;
  }

  /** Reads it, if that was not begun before, and waits until it is there. */
  async open(): Promise<void> {
    if (!this.#opened) {
      this.#opened = true;
      this.#work = this.#work.then(() => (this.ready ? undefined : this.#read()));
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
    this.#again?.();
    this.state = 'saving';
    this.#work = this.#work.then(async () => {
      await this.#save();
      if (this.#pending.length === 0) this.state = 'saved';
    });
  }

  #fail(problems: readonly Problem[]): void {
    if (this.#pending.length > 0) {
      this.state = 'failed';
      if (isOutOfReach(problems)) this.#again = clock.after(patience, () => this.#saveNext());
    }
    this.#failed(problems);
  }

  /** False if it cannot be read; the player is then told. */
  async #read(): Promise<boolean> {
    const read = await this.#keeping.read();
    if (!read.ok) {
      this.#opened = false;
      this.#fail(read.fault);
      return false;
    }
    this.now = this.#pending.reduce((now, make) => make(now), read.value.value);
    this.#revision = read.value.revision;
    this.ready = true;
    const { putAside } = read.value;
    if (putAside !== undefined) this.#failed([putAside]);
    return true;
  }

  /** Saves every change so far; what cannot be saved now goes with the next. */
  async #save(): Promise<void> {
    for (const attempt of [1, 2, 3]) {
      if (!this.ready && !(await this.#read())) return;
      if (this.#pending.length === 0) return;
      const made = this.#pending.length;
      const saved = await this.#keeping.save(this.now, this.#revision);
      if (saved.ok) {
        this.#revision = saved.value.revision;
        this.#pending = this.#pending.slice(made);
        return;
      }
      if (attempt === 3 || !saved.fault.some(({ code }) => code === this.#keeping.stale)) {
        this.#fail(saved.fault);
        return;
      }
      if (!(await this.#read())) return;
    }
  }
}
