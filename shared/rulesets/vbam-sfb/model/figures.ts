import type { MoraleCheck } from './state.ts';
import { turnsOfYear } from './state.ts';

/** Turns of a year, and that after which technology is tested for the first time in it (VB 113). */
export const year = { turns: turnsOfYear, half: 6 } as const;

/** An advance needs so much of the Total Domestic Product, rounded up (VB 109); at most so many a year (VB 113). */
export const tech = { percent: 50, most: 2 } as const;

/** A point of Productivity costs so many EP for each point of the new value (VB 468). */
export const productivityCost = 10;

/** A Census grows where d10 and it come above this (VB 484). */
export const growth = { die: 10, above: 15 } as const;

/** Loyalty of systems (VB 472). */
export const morale = {
  /** Jumps to the next colony that still count as near, and the Census from which distance matters. */
  near: { jumps: 3, census: 5 },
  /** What is rolled for: up to which roll, and how much Morale is lost then. */
  checks: {
    remote: { target: 1, loss: 1 },
    'cut-off': { target: 2, loss: 1 },
    seized: { target: 3, loss: 3 },
    'home-attacked': { target: 1, loss: 1 },
  },
  /** OURS: what a Command Post takes from each target (VB 515). */
  commandPost: 1,
  /** Ground units for each Census that hold a system down. */
  garrison: 2,
  /** The greatest Census that needs no jobs. */
  selfSufficient: 3,
  die: 6,
} as const;

/** Why Morale fell, as it is told. */
export const checkNames: Readonly<Record<MoraleCheck, string>> = {
  event: 'after an event',
  remote: 'far from other colonies',
  'cut-off': 'cut off from the home system',
  seized: 'after a hostile force seized or raided it',
  'home-attacked': 'after an attack on the home system',
};

/** Supply (VB 224): how far it reaches, and what makes a system a supply point. */
export const supply = { range: 2, census: 3, productivity: 3 } as const;

/** Sectors that a unit may move in a turn (VB 204). */
export const moves = { usual: 2, slow: 1, fast: 3 } as const;

/** A trade route has so many sectors at most (VB 212), and brings so many percent of their output (VB 85). */
export const trade = { sectors: 3, percent: 10 } as const;

/** A repair costs one part of so many of the price, rounded up (VB 456), and scrapping brings back one of so many (VB 460; OURS: rounded down). */
export const repairPart = 4;
export const scrapPart = 2;
/** Ground units that a system can raise a turn for each point of Census (VB 450). */
export const levies = 2;
/** A Transport Fleet takes so many EP of a base to another sector (VB 444). */
export const baseFreight = 10;
/** Bases in the order in which one becomes the next (VB 446), and the one that counts as another of them. */
export const baseSteps = ['Mobile Base', 'Base Station', 'Battle Station', 'StarBase'] as const;
export const baseTwins: Readonly<Record<string, string>> = { 'Early Base Station': 'Base Station' };
/** Most units of one order. */
export const mostBuilt = 20;

/** OURS: a campaign can be won from this turn on (VB 58 names none). */
export const firstVictory = 12;
/** Years by which technology leads the calendar at an exploration victory (VB 62). */
export const yearsAhead = 10;

/** What a system has when a game begins: Census, Morale, RAW, Productivity and Capacity. */
export interface Figures {
  readonly census: number;
  readonly morale: number;
  readonly raw: number;
  readonly productivity: number;
  readonly capacity: number;
}
const figures = (
  census: number,
  morale_: number,
  raw: number,
  productivity: number,
  capacity: number,
): Figures => ({ census, morale: morale_, raw, productivity, capacity });

/** Source: MattNet/VBSF, docs/enginerules.html 2.3.2, by the author of the rulebook. */
export const homeworld = figures(10, 9, 6, 10, 12);
/** The same, by two dice of six: the first row that the roll does not exceed. */
export const importances: readonly (readonly [most: number, figures: Figures])[] = [
  [3, figures(1, 1, 1, 0, 2)],
  [5, figures(2, 2, 1, 0, 4)],
  [8, figures(3, 2, 2, 1, 6)],
  [10, figures(5, 4, 2, 2, 8)],
  [12, figures(7, 6, 3, 3, 10)],
];

/** OURS: what an empire begins with (VB 53 names nothing). */
export const start = { year: 165, pool: 60, colonies: 3, frigates: 3, infantry: 2 } as const;
