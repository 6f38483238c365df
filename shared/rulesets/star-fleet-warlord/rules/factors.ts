import type { Ship } from '../model/ship.ts';
import { crewLevels } from '../tables/figures.ts';
import { designOf } from '../tables/ships/index.ts';
import type { Hex } from '../tables/terrain.ts';
import { bothOf } from '../tables/terrain.ts';
import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { Level } from './ships.ts';
import { factorsOf, hasVariant, levelOfShip } from './ships.ts';

/** Where a battle is fought: the terrain, and whether about a site that somebody defends. */
export interface Field {
  readonly hex: Hex;
  readonly site: boolean;
}

/** What damage takes of a factor, in three hundredths: a third, 40 %, half, two thirds (SFW 1078; OURS: thirds for the printed 33 and 67, as the worked battle has them). */
const damaged: Readonly<Record<Level, number>> = { '': 0, L: -100, M: -120, H: -150, C: -200, X: -300 };

/** A base factor with a sum of percentages and a level of damage, rounded once; never below 0 (SFW 4592). */
export const modified = (base: number, percent: number, level: Level = ''): number =>
  Math.max(0, rounded(base * (300 + 3 * percent + damaged[level]), 300));

/** Ten percent for each level from the usual; a crew of none halves the defense (SFW 2701). */
export const crewPercent = (crew: number): number => (crew === 0 ? -50 : 10 * (crew - crewLevels.usual));

/** The attack factor of a ship in a battle. Items, officers and tactics are not played yet. */
export function attackFactor(ship: Ship, { hex, site }: Field): number {
  const { race } = designOf(ship);
  const terrain = bothOf(hex).map(({ combat }) => combat);
  const percent = sumOf([
    crewPercent(ship.crew),
    site && race === 'G' ? 25 : 0,
    site && hasVariant(ship, 'T') ? 25 : 0,
    ...terrain.map(({ attack = 0, both = 0 }) => attack + both),
    ...(hasVariant(ship, 'W') ? terrain.map(({ casters = 0 }) => casters) : []),
  ]);
  return modified(factorsOf(ship).attack, percent, levelOfShip(ship));
}

/** The defense factor of a ship in a battle. `site`: it stands at one. */
export function defenseFactor(ship: Ship, { hex, site }: Field): number {
  const { race } = designOf(ship);
  const terrain = bothOf(hex).map(({ combat }) => combat);
  const percent = sumOf([
    crewPercent(ship.crew),
    site && race === 'D' ? 25 : 0,
    site && hasVariant(ship, 'A') ? 25 : 0,
    ...terrain.map(
      ({ both = 0, defense = 0, tholians = defense }) => both + (race === 'T' ? tholians : defense),
    ),
  ]);
  return modified(factorsOf(ship).defense, percent, levelOfShip(ship));
}

/** A quarter of the points, and what the terrain adds (SFW 4601, 4728). */
export const fortFactor = (points: number, { hex }: Field): number =>
  modified(rounded(points, 4), sumOf(bothOf(hex).map(({ combat: { defense = 0 } }) => defense)));
