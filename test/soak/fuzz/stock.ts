/** What inputs of one target are made from. */
export interface Stock {
  /** Kept inputs, the seeds first. */
  readonly corpus: readonly Uint8Array[];
  /** Words that mean something to the target. */
  readonly words: readonly string[];
  /** The inputs are JSON, or a first line and JSON. */
  readonly json: boolean;
  /** Most bytes of an input. */
  readonly most: number;
}
