import type { Codec } from '#kernel/codec/codec.ts';

export interface LogLine {
  readonly at: string;
  readonly what: string;
  /** Who did it: `desk`, `command line`, `timer`, `mail`; absent in older lines. */
  readonly who?: string;
  /** The current turn at the time; absent in older lines. */
  readonly turn?: number;
}

/** The log of a game, and plain data stored with it. */
export interface LogStore {
  /** Everything done with the game, oldest first, for the game master. */
  log(): readonly LogLine[];
  note(line: LogLine): void;
  /** Plain data under a name, such as the game's policy; undefined if there is none. */
  memo(name: string): unknown;
  /**
   * The same as a codec reads it; undefined also if the codec refuses it. However often it is asked for, it is read once, until this program or
   * another writes it anew.
   */
  memoAs<T>(name: string, shape: Codec<T>): T | undefined;
  setMemo(name: string, value: unknown): void;
}
