/** One roll, as it is recorded for `explain` and to compare re-runs. */
export interface Roll {
  readonly stream: string;
  /** For `int`: the sides. For `chance`: the denominator. */
  readonly outOf: number;
  /** For `chance`: how many of `outOf` win; absent for `int`. */
  readonly wins?: number;
  /** The result, 1..outOf. A chance is won if it is at most `wins`. */
  readonly rolled: number;
}

/** Collects rolls in the order they were made. */
export interface RollLog {
  add(roll: Roll): void;
}

/** A log that discards every roll. */
export const noLog: RollLog = { add: () => undefined };

/** A log that lists every roll. */
export function listLog(): RollLog & { readonly rolls: readonly Roll[] } {
  const rolls: Roll[] = [];
  return { rolls, add: (roll) => void rolls.push(roll) };
}
