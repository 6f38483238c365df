import type { Intensity } from '../model/battle/combat.ts';

/** A row of the damage chart (A10.20): the percent of the attack factors that a die scores, from 1 to 6, and what the intensity does to the defense factors of those who choose it. */
interface ChartRow {
  readonly percents: readonly [number, number, number, number, number, number];
  readonly defence: number;
}

export const damageChart: Readonly<Record<Intensity, ChartRow>> = {
  suicidal: { percents: [32, 30, 27, 25, 20, 18], defence: -20 },
  charge: { percents: [30, 27, 25, 20, 18, 15], defence: -15 },
  pressed: { percents: [27, 25, 20, 18, 15, 15], defence: -5 },
  typical: { percents: [25, 20, 20, 18, 15, 15], defence: 0 },
  nominal: { percents: [20, 18, 18, 15, 12, 10], defence: 5 },
  regroup: { percents: [15, 15, 12, 10, 10, 7], defence: 15 },
  evasion: { percents: [15, 12, 10, 10, 7, 5], defence: 20 },
};

/** Ships that make the five ship benefit (A10.25). */
export const benefitShips = 5;
/** The most that special sensors add to a percentage (A10.40). */
export const mostSensors = 5;
/** Percent that a stasis field generator adds or takes, and how many of them operate at once (A10.40d). */
export const stasis = { percent: 2, most: 4 } as const;
/** Percent of non-violent damage that is real, and the rounds for which a ship is helpless (A10.40i). */
export const realShare = 25;
export const helplessRounds = 5;
/** Rounds after which whoever attacks gives up. OURS: the book has battles without end. */
export const mostRounds = 12;
