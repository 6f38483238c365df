import { percentOf, rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { Batch, Yard } from '../model/yards/yard.ts';
import type { Hull } from '../ships/list/hull.ts';
import { has } from '../ships/list/hull.ts';

/** Percent of its EPV that a ship costs by what it is: X-ships, old warp, drone bombardment (B11.851, C18.20, C19.10). */
function percentsOf(row: Pick<Hull, 'flags'>): readonly number[] {
  return [
    ...(has(row, 'X1') ? [120] : []),
    ...(has(row, 'first-generation') ? [150] : []),
    ...(has(row, 'bombardment') ? [200] : []),
  ];
}

/** Percent that the yard makes of it (B8.80, B8.83, B8.90). */
export function percentIn({ kind, only, automated }: Pick<Yard, 'kind' | 'only' | 'automated'>): number {
  if (kind === 'BSSY') return 130;
  if (automated === true) return 75;
  return only === undefined ? 100 : 85;
}

const by = (epv: number, percents: readonly number[]): number =>
  rounded(
    percents.reduce((sum, percent) => sum * percent, epv),
    100 ** percents.length,
  );

/** What a ship is worth new: its EPV, doubled for drone bombardment, and so on. */
export const worthOf = (row: Pick<Hull, 'epv' | 'flags'>): number => by(row.epv, percentsOf(row));

/** Economic points for one ship of this row, built in this yard, to the nearest; no yard builds second generation X-ships for less (C21.25). */
export const priceIn = (yard: Pick<Yard, 'kind' | 'only' | 'automated'>, row: Hull): number =>
  by(row.epv, [...percentsOf(row), ...(has(row, 'X2') ? [] : [percentIn(yard)])]);

/** In which batch a ship is paid for: war cruisers, war destroyers, battleships (B11.80, B11.82, B11.83); X-ships in none (C19.50). */
export function batchOf(row: Pick<Hull, 'class' | 'flags'>): Batch | undefined {
  if (has(row, 'X1') || has(row, 'X2')) return undefined;
  if (row.class === 'CW' || row.class === 'CWL') return 'CW';
  if (row.class === 'DW' || row.class === 'DWL') return 'DW';
  return /^BB/.test(row.class) ? 'BB' : undefined;
}

/** Percent for each war cruiser of a turn, and the most (B11.80). */
const [perShip, mostDiscount] = [4, 24];
/** Percent for each battleship after the first (B11.83). */
const perBattleship = 20;

/** By how many percent a batch of so many war cruisers or war destroyers is cheaper: one alone is not (B11.80). */
export const discountOf = (count: number): number =>
  count < 2 ? 0 : Math.min(mostDiscount, perShip * count);

/** Economic points for a batch that is paid in one turn, from what each of it costs by itself. */
export function batchPrice(batch: Batch, prices: readonly number[]): number {
  if (batch !== 'BB') return percentOf(100 - discountOf(prices.length), sumOf(prices));
  const rising = prices.toSorted((one, other) => one - other);
  return sumOf(rising.map((price, at) => percentOf(100 + perBattleship * at, price)));
}
