import { flatDice } from '../dice/flat.ts';
import { openDice } from '../dice/streams.ts';
import type { Ending, Trial } from './odds.ts';

/** Battles after which a forecast is as exact as it gets. */
export const enoughRuns = 2_000;

/** How many battles came to what. */
export interface Tally {
  readonly runs: number;
  readonly ended: Readonly<Record<Ending, number>>;
  /** In the order of `Trial.chances`. */
  readonly came: readonly number[];
  /** In the order of `Trial.counted`: how often each number was counted, from 0. */
  readonly counts: readonly (readonly number[])[];
  /** No die was rolled: every battle comes out alike. */
  readonly sure: boolean;
}

/** The dice of one battle of a forecast, by its number: whoever fights it, and in whatever order, it comes out alike. They are never those of a game. */
export const forecastSeed = 'forecast';

/** Fights the battles with these numbers; of one in which nothing is rolled, the first alone. */
export function tallied(trial: Trial, from: number, to: number): Tally {
  const ended = { won: 0, lost: 0, open: 0 };
  const came = trial.chances.map(() => 0);
  const counts = trial.counted.map((): number[] => []);
  let rolls = 0;
  const dice = openDice(forecastSeed, { add: () => void (rolls += 1) });
  let run = from;
  do {
    const ran = trial.run(flatDice(dice.fork(run)));
    ended[ran.ended] += 1;
    ran.came.forEach((is, at) => {
      if (is) came[at] = (came[at] ?? 0) + 1;
    });
    ran.counts.forEach((count, at) => {
      const seen = counts[at] as number[];
      while (seen.length <= count) seen.push(0);
      seen[count] = (seen[count] as number) + 1;
    });
    run += 1;
  } while (run < to && rolls > 0);
  return { runs: run - from, ended, came, counts, sure: rolls === 0 };
}

/** Two tallies of the same trial as one. */
export function together(one: Tally, other: Tally): Tally {
  const { won, lost, open } = other.ended;
  return {
    runs: one.runs + other.runs,
    ended: { won: one.ended.won + won, lost: one.ended.lost + lost, open: one.ended.open + open },
    came: one.came.map((count, at) => count + (other.came[at] ?? 0)),
    counts: one.counts.map((seen, at) => added(seen, other.counts[at] ?? [])),
    sure: one.sure && other.sure,
  };
}

const added = (one: readonly number[], other: readonly number[]): readonly number[] =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, at) => (one[at] ?? 0) + (other[at] ?? 0));

/** A chance in percent, with its error. */
export interface Likelihood {
  readonly percent: number;
  /** Whole percents within which the true chance lies in 19 of 20 forecasts; 0 where no die is rolled. */
  readonly error: number;
}

/** 1.96 standard errors hold 19 of 20 outcomes. */
const z = 1.96;

/** The chance of what came about so often, with the error by Wilson’s interval, which holds for rare things too. */
export function likelihood(came: number, { runs, sure }: Pick<Tally, 'runs' | 'sure'>): Likelihood {
  const share = came / runs;
  const percent = Math.round(100 * share);
  if (sure) return { percent, error: 0 };
  const widened = 1 + (z * z) / runs;
  const middle = (share + (z * z) / (2 * runs)) / widened;
  const half = (z / widened) * Math.sqrt((share * (1 - share)) / runs + (z * z) / (4 * runs * runs));
  return { percent, error: Math.ceil(100 * Math.max(middle + half - share, share - middle + half)) };
}

/** What is counted over many battles: on the average, in tenths, and the least and the most of four battles in five. */
export interface Spread {
  readonly tenths: number;
  readonly low: number;
  readonly high: number;
}

/** The average, and the 10th and 90th percentile. */
export function spreadOf(seen: readonly number[]): Spread {
  const runs = seen.reduce((sum, times) => sum + times, 0);
  const total = seen.reduce((sum, times, count) => sum + times * count, 0);
  return {
    tenths: Math.round((10 * total) / runs),
    low: percentile(seen, runs, 10),
    high: percentile(seen, runs, 90),
  };
}

/** The least number that so many percent of battles do not exceed. */
function percentile(seen: readonly number[], runs: number, percent: number): number {
  let left = Math.ceil((runs * percent) / 100);
  return seen.findIndex((times) => (left -= times) <= 0);
}
