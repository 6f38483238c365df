export interface Lock {
  /** The file that it locks: the same for everybody in this program who has it open. */
  readonly file: string;
  /** The name by which this program holds it: its machine, and its process there. */
  readonly owner: string;
  /** True when nobody held it, or who did has died; `owner` tells processes and machines apart. */
  take(owner: string, what: string, at: string): boolean;
  holder(): { readonly owner: string; readonly what: string; readonly at: string } | undefined;
  /** Whether the program of that name, at work since a moment, still is; of another machine's it is believed for a while. */
  alive(owner: string, since: string, now: string): boolean;
  /** Gives it back; nothing happens when another has it. */
  free(owner: string): void;
}
