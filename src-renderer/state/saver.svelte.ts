import type { Problem } from '#kernel/words/problem.ts';
import { clock } from '../clock.ts';

export type SaveState = 'saved' | 'saving' | 'failed';

/** Milliseconds until what could not be saved is tried again. */
const patience = 3_000;

/**
 * Saves what changes: one call at a time, always the newest. What cannot be saved goes with the next change, or
 * is tried again automatically until it is saved; what is wrong is told once for each change.
 */
export class Saver {
  state = $state<SaveState>('saved');
  /** How many changes there were, and how many of them are saved. */
  #changes = 0;
  #saved = 0;
  #running: Promise<void> | undefined;
  #later: (() => void) | undefined;
  #told = '';
  readonly #write: () => Promise<readonly Problem[]>;
  readonly #failed: (problems: readonly Problem[]) => void;

  /** `write` saves everything as it is now, and gives what is wrong: nothing once it is saved. */
  constructor(write: () => Promise<readonly Problem[]>, failed: (problems: readonly Problem[]) => void) {
    [this.#write, this.#failed] = [write, failed];
  }

  /** Something has changed: it is saved at once, or after so many milliseconds without another change. */
  changed(milliseconds = 0): void {
    this.#changes += 1;
    this.#told = '';
    this.state = 'saving';
    if (milliseconds === 0) void this.keep();
    else this.#in(milliseconds);
  }

  /** Saves now whatever is not saved yet; false if that fails. */
  keep(): Promise<boolean> {
    this.#later?.();
    if (this.#saved < this.#changes) this.#running ??= this.#run().finally(() => (this.#running = undefined));
    return this.settled();
  }

  /** Waits until nothing is under way; false if something is not saved then. */
  async settled(): Promise<boolean> {
    while (this.#running !== undefined) await this.#running;
    return this.state === 'saved';
  }

  /** Whoever leaves the page before everything is saved is asked first; meanwhile it is tried once more. */
  readonly leaving = (event: BeforeUnloadEvent): void => {
    if (this.state === 'saved') return;
    void this.keep();
    event.preventDefault();
  };

  #in(milliseconds: number): void {
    this.#later?.();
    this.#later = clock.after(milliseconds, () => void this.keep());
  }

  async #run(): Promise<void> {
    while (this.#saved < this.#changes) {
      const changes = this.#changes;
      const problems = await this.#write();
      if (problems.length === 0) this.#saved = changes;
      else {
        this.#tell(problems);
        if (changes < this.#changes) continue;
        this.state = 'failed';
        return this.#in(patience);
      }
    }
    this.state = 'saved';
  }

  #tell(problems: readonly Problem[]): void {
    const codes = problems.map(({ code }) => code).join();
    if (codes !== this.#told) this.#failed(problems);
    this.#told = codes;
  }
}
