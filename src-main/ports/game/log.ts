export interface LogLine {
  readonly at: string;
  readonly what: string;
  /** Who did it: `desk`, `command line`, `timer`, `mail`; absent in older lines. */
  readonly who?: string;
  /** The turn being ordered at the time; absent in older lines. */
  readonly turn?: number;
}

/** What was done with a game, and plain data that is kept with it. */
export interface LogStore {
  /** What was done with the game, for the game master's own memory. */
  log(): readonly LogLine[];
  note(line: LogLine): void;
  /** Plain data under a name, such as the game's policy; undefined when there is none. */
  memo(name: string): unknown;
  setMemo(name: string, value: unknown): void;
}
