/** One roll, as kept for `explain` and for exact re-runs. */
export interface Roll {
  readonly stream: string;
  /** For `int`: the sides. For `chance`: the denominator. */
  readonly outOf: number;
  /** For `chance`: how many of `outOf` win; absent for `int`. */
  readonly wins?: number;
  /** What came up, 1..outOf. A chance is won when it is at most `wins`. */
  readonly rolled: number;
}

/** Collects rolls in the order they were made. */
export interface RollLog {
  add(roll: Roll): void;
}

/** Keeps nothing. */
export const noLog: RollLog = { add: () => undefined };

/** Keeps every roll for later. */
export function listLog(): RollLog & { readonly rolls: readonly Roll[] } {
  const rolls: Roll[] = [];
  return { rolls, add: (roll) => void rolls.push(roll) };
}
