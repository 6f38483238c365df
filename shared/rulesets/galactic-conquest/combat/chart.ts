import type { Intensity } from '../model/combat.ts';

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
/** What directed damage multiplies a defense factor by (A10.35). */
export const directedBy = 2;
/** Rounds after which whoever attacks gives up. OURS: the book has battles without end. */
export const mostRounds = 12;
