import type { Tech } from '../model/state.ts';
import { tech, year } from '../model/figures.ts';

/** The turn of its year, from 1. */
export const turnOfYear = (turn: number): number => ((turn - 1) % year.turns) + 1;

/** The year of the calendar in which a turn lies. */
export const yearOf = ({ turn, firstYear }: { readonly turn: number; readonly firstYear: number }): number =>
  firstYear + Math.floor((turn - 1) / year.turns);

export const endsYear = (turn: number): boolean => turnOfYear(turn) === year.turns;

/** Technology is tested half-way through the year and at its end (VB 113). */
export const isTested = (turn: number): boolean => endsYear(turn) || turnOfYear(turn) === year.half;

/** EP that an advance needs (VB 109). */
export const required = (product: number): number => Math.ceil((product * tech.percent) / 100);

const percent = (part: number, of: number): number => Math.floor((100 * part) / of);

/** The chance of the first advance of a year in percent (VB 109; OURS: fractions are dropped, and none without any product). */
export const firstChance = (pool: number, needed: number): number =>
  needed === 0 ? 0 : Math.min(100, percent(pool, needed));

/** The chance of the second one: half of what the EP come to (VB 111). */
export const secondChance = (pool: number, needed: number): number =>
  needed === 0 ? 0 : Math.min(50, percent(pool, 2 * needed));

/** A test: its chance, and what it takes from the pool if it succeeds. Undefined where there is none. */
export function nextTest(
  { pool, advances }: Tech,
  needed: number,
  first: boolean,
): { readonly chance: number; readonly spent: number } | undefined {
  if (advances >= tech.most) return undefined;
  const chance = first && advances === 0 ? firstChance(pool, needed) : secondChance(pool, needed);
  return chance === 0 ? undefined : { chance, spent: Math.min(needed, pool) };
}
