/** Mutants that change nothing anybody could see, each with the reason. */
export interface Equivalent {
  readonly file: string;
  /** As the report prints them. */
  readonly was: string;
  readonly is: string;
  readonly why: string;
}

/** Paths are within shared/rulesets/galactic-empires. */
export const equivalents: readonly Equivalent[] = [];
