/** Work that somebody waits for, in words. */
class Wait {
  what = $state('');

  constructor(what: string) {
    this.what = what;
  }
}

/** Everything being waited for, oldest first: several calls may be running at once. */
export class Waiting {
  #running = $state.raw<readonly Wait[]>([]);

  /** What the newest one does; undefined if nothing is waited for. */
  get newest(): string | undefined {
    return this.#running.at(-1)?.what;
  }

  /** Shows what is being waited for until the work succeeds or fails. */
  async for<T>(what: string, work: Promise<T>): Promise<T> {
    const wait = new Wait(what);
    this.#running = [...this.#running, wait];
    try {
      return await work;
    } finally {
      this.#running = this.#running.filter((one) => one !== wait);
    }
  }

  /** Sets the progress text of the newest one. */
  progress(what: string): void {
    const wait = this.#running.at(-1);
    if (wait !== undefined) wait.what = what;
  }
}
