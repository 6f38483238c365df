/**
 * A named stream of random numbers. Integers only; every roll is logged under the stream's name.
 * An extra roll in one stream affects no other stream.
 */
export interface Draw {
  /** 1..sides, evenly. `sides` from 1 to 2^31. */
  int(sides: number): number;
  /** True with a probability of exactly wins / outOf. Certain outcomes (wins <= 0 or wins >= outOf) are not rolled. */
  chance(wins: number, outOf: number): boolean;
  /** One of the items, evenly; the list must not be empty. */
  pick<T>(items: readonly T[]): T;
  /** All items in a random order; the input stays as it was. */
  shuffle<T>(items: readonly T[]): T[];
  /** An independent stream under a longer name. */
  fork(...label: readonly (string | number)[]): Draw;
}
