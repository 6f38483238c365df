/** A long trial that `npm test` has no time for. It tells how it goes, and returns what was not as it should be. */
export interface Campaign {
  readonly name: string;
  /** In a few words, with its options. */
  readonly what: string;
  run(args: readonly string[]): Promise<readonly string[]>;
}
