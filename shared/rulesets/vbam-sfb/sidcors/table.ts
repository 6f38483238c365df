import type { Scenario } from '../model/combat.ts';
import type { Design } from '../units/designs.ts';
import { gradeOf, has, isCivil, refitOf } from '../units/designs.ts';

/* The charts of VB 298 and 339 fell out of the rulebook's text; they stand in its author's public repository, MattNet/VBSF, docs/rules.html. */

/** BPV capacity by Command Rating: up to Y120, then up to Y180, then later. The worked example of VB 307 has these, not the halved ones. */
const chart: Readonly<Record<number, readonly [number, number, number]>> = {
  10: [1200, 1700, 1700],
  9: [1100, 1400, 1400],
  8: [1000, 1000, 1200],
  7: [800, 800, 1200],
  6: [400, 800, 1200],
  5: [300, 500, 700],
  4: [250, 350, 500],
  3: [175, 250, 300],
};

/** What an inhabited planet leads as where nothing better is (VB 301). */
export const planetRating = 3;

/**
 * The capacity of a flagship (VB 294), or half of it where the campaign says so (VB 296). OURS: lesser ratings are like an inhabited planet's, greater
 * ones like 10; a year on the border is the later one; halves are rounded down.
 */
export function capacityAt(rating: number, year: number, halved = false): number {
  const [early, middle, late] = chart[Math.min(10, Math.max(planetRating, rating))] ?? [0, 0, 0];
  const whole = year < 120 ? early : year < 180 ? middle : late;
  return halved ? Math.floor(whole / 2) : whole;
}

/** A crippled unit enters combat with so many percent of its internals taken (VB 321). */
export const percentCrippled = 60;

/** More BPV for each other type of hull (VB 305). */
export const hullBonus = 50;

/** OURS: BPV are in documents of Star Fleet Battles; a class counts so much for each EP that it costs, and web so much for each hex (VB 311). */
const bpvForEp = 17;
const webBpv = 5;
/** What a unit counts against its flagship's capacity; civil fleets count half (VB 282), refits of Heavy War Destroyers more (VB 68). */
export function bpvOf(design: Design): number {
  const { cost, hull } = design;
  if (hull === 'Web') return webBpv;
  const refit = refitOf(design)?.bpv ?? 0;
  return Math.ceil((cost.points * bpvForEp) / (cost.for * (isCivil(design) ? 2 : 1))) + refit;
}

/** Damage Coefficients in percent: by Battle Intensity Rating from 2 to 8, then by die (VB 339). */
const coefficients: Readonly<Record<number, readonly number[]>> = {
  2: [15, 15, 20, 20, 25, 25],
  3: [15, 20, 20, 25, 25, 30],
  4: [20, 20, 25, 25, 30, 30],
  5: [20, 25, 25, 30, 30, 35],
  6: [25, 25, 30, 30, 35, 35],
  7: [25, 30, 30, 35, 35, 40],
  8: [30, 30, 35, 35, 40, 40],
};
export const coefficientAt = (rating: number, die: number): number => coefficients[rating]?.[die - 1] ?? 0;

/** What scenarios are called (VB 315). */
export const scenarioNames: Readonly<Record<Scenario, string>> = {
  'deep-space': 'Deep Space Encounter',
  defensive: 'Defensive Battle',
  pursuit: 'Pursuit Battle',
};

/** OURS: standing orders take an enemy for weaker from so many percent on of its attack factors, and for stronger below so many. */
export const strengths = { strong: 150, weak: 67 } as const;
/** OURS: after so many rounds a battle ends, and both stay in contact. */
export const mostRounds = 8;
/** Other ships that each mauler needs beside it (VB 391), and the die from which on its own shock cripples it (VB 390). */
export const mauling = { company: 2, shock: 5 } as const;
/** Two dice at which cloaks shift the enemy's die, down and up (VB 385). */
export const cloaked = { down: 5, up: 11 } as const;

/** What a scout shifts the enemy's die by (VB 394; OURS: by the channels that its class has; PF tenders are listed without theirs, and have two, VB 74). */
export function scoutingOf(design: Design): number {
  if (!has(design, 'Scout')) return 0;
  const channels = gradeOf(design, 'Scout');
  return channels <= 2 ? 1 : channels <= 4 ? 2 : 3;
}
