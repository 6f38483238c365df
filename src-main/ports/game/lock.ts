export interface Lock {
  /** The locked file: the same for everything in this program that has the game open. */
  readonly file: string;
  /** This program's name as a holder: its machine and its process there. */
  readonly owner: string;
  /**
   * Takes the lock; true if nobody held it, or the program that did has ended. `owner` distinguishes
   * processes and machines.
   */
  take(owner: string, what: string, at: string): boolean;
  holder(): { readonly owner: string; readonly what: string; readonly at: string } | undefined;
  /**
   * Whether the program of that name, working since that moment, still runs. A program on another machine
   * cannot be asked and is assumed to run for a while.
   */
  alive(owner: string, since: string, now: string): boolean;
  /** Releases the lock if `owner` holds it. */
  free(owner: string): void;
}
