/** Work that somebody waits for, in words. */
class Wait {
  what = $state('');

  constructor(what: string) {
    this.what = what;
  }
}

/** Everything that is waited for, oldest first: several calls may be under way at once. */
export class Waiting {
  #running = $state.raw<readonly Wait[]>([]);

  /** What the newest of them does; undefined when nothing is waited for. */
  get newest(): string | undefined {
    return this.#running.at(-1)?.what;
  }

  /** Says what is waited for until the work is done, well or badly. */
  async for<T>(what: string, work: Promise<T>): Promise<T> {
    const wait = new Wait(what);
    this.#running = [...this.#running, wait];
    try {
      return await work;
    } finally {
      this.#running = this.#running.filter((one) => one !== wait);
    }
  }

  /** How far the newest has come, in words of its own. */
  progress(what: string): void {
    const wait = this.#running.at(-1);
    if (wait !== undefined) wait.what = what;
  }
}
