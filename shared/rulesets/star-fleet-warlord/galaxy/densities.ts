import { rounded } from '#kernel/steps/fractions.ts';
import type { Parameters, Size } from '../model/parameters.ts';
import { sectorsIn } from './board.ts';

/*
 * OURS: the rulebook has no map. What it says: home sectors have a Home Office near the middle without area terrain; wild sectors have more
 * terrain; meteors and stasis are only there; planets and comets are common, dilithium asteroids very rare; nebulae and supernovas cluster.
 */

type Wildness = 'home' | 'wild';

/** Sites, and percent of hexes with area terrain, by the kind of sector. */
export const sectorKinds = {
  home: { majors: 8, minors: 3, area: 20 },
  wild: { majors: 10, minors: 5, area: 40 },
  /** Filled with sites, and with hexes to prospect (SFW 2933; OURS by G-34: how many). */
  graveyard: { majors: 16, minors: 10, area: 40 },
} as const;

/** Percent of hexes with point terrain that is no site. */
export const hazards = 2;

type Weights = readonly (readonly [code: string, weight: number])[];

/** Area terrain that every sector can have. */
const usualAreas: Weights = [
  ['AF', 22],
  ['DC', 18],
  ['MS', 9],
  ['NE', 9],
  ['DS', 5],
  ['RZ', 6],
  ['OM', 5],
  ['IS', 5],
  ['HZ', 4],
  ['SC', 4],
  ['GW', 3],
  ['CC', 3],
  ['WS', 3],
  ['TZ', 2],
  ['NF', 2],
  ['AZ', 1],
  ['SG', 1],
];
export const areaWeights: Readonly<Record<Wildness, Weights>> = {
  home: usualAreas,
  wild: [...usualAreas, ['MM', 3], ['SZ', 2]],
};
/** Terrain that spreads to neighbours: up to so many hexes together. */
export const clusters: Readonly<Record<string, number>> = { NE: 5, SN: 7 };

export const pointWeights: Weights = [
  ['VP', 5],
  ['BH', 4],
  ['WD', 3],
  ['WH', 3],
  ['NO', 2],
  ['SN', 2],
];
export const majorWeights: Weights = [
  ['PL', 24],
  ['CO', 22],
  ['GG', 14],
  ['PG', 10],
  ['WP', 10],
  ['MO', 8],
  ['DP', 6],
  ['BP', 4],
  ['DA', 2],
];
export const minorWeights: Readonly<Record<Wildness, Weights>> = {
  home: [
    ['CS', 1],
    ['GP', 1],
    ['NS', 1],
    ['RP', 1],
  ],
  wild: [
    ['CS', 2],
    ['GP', 2],
    ['NS', 2],
    ['RP', 2],
    ['AC', 1],
  ],
};

/** Columns and rows near the middle of a sector, in which Home Offices lie, from 1. */
export const middle = [7, 8, 9, 10] as const;

/** Players of a game at the least (OURS: the book begins at eight). */
export const leastPlayers = 2;

/** Sectors of each side of a galaxy: fewer make no torus worth the name, and more have no numbers (OURS: the book has 4 by 4, 10 by 3 and 10 by 10). */
export const [leastSide, largestSide] = [2, 10] as const;

/** Sectors by who begins in them: half of them for players, a quarter for powers and a quarter wild (SFW 748). */
export function shareOfSectors(size: Size): Readonly<Record<'home' | 'npc' | 'wild', number>> {
  const { across, down } = sectorsIn(size);
  const [home, wild] = [Math.floor((across * down) / 2), Math.floor((across * down) / 4)];
  return { home, wild, npc: across * down - home - wild };
}

/** What wins in a galaxy of 16 sectors and in that of the book; others in proportion (SFW 4841; OURS but for the latter). */
const [small, large] = [
  { of: 16, sectors: 4, sites: 30 },
  { of: 100, sectors: 8, sites: 90 },
] as const;

/** Sectors or sites that win a galaxy, unless the game master says otherwise. */
export function usualVictory(size: Size): Parameters['victory'] {
  const { across, down } = sectorsIn(size);
  const all = across * down;
  const between = (key: 'sectors' | 'sites'): number =>
    all < small.of
      ? Math.max(1, rounded(small[key] * all, small.of))
      : small[key] + rounded((large[key] - small[key]) * (all - small.of), large.of - small.of);
  return { sectors: between('sectors'), sites: between('sites') };
}

/** Values of prospecting as books of sectors write them: characters from space on, low and high part. */
const firstSign = 32;
/** They are written in two signs of this base. */
const signBase = 90;

export const surveySigns = (value: number): readonly [low: string, high: string] => [
  String.fromCharCode(firstSign + (value % signBase)),
  String.fromCharCode(firstSign + Math.floor(value / signBase)),
];

/** The value that two signs stand for. */
export const surveyed = (low: string, high: string): number =>
  low.charCodeAt(0) - firstSign + signBase * (high.charCodeAt(0) - firstSign);
