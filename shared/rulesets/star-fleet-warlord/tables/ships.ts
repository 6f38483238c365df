import type { Hull } from './hulls.ts';
import { hulls } from './hulls.ts';

/** A row of the Ship List. */
export interface Design {
  /** Race letter and class, such as `T-PC`. */
  readonly id: string;
  readonly race: string;
  readonly hull: Hull;
  /** The year from which it is for sale. */
  readonly year: number;
  /** Base price in EP. */
  readonly cost: number;
  readonly attack: number;
  readonly defense: number;
  readonly shields: number;
  readonly hits: number;
  readonly speed: number;
  /** Letters of Appendix F. */
  readonly variants: string;
  /** Repair points it can carry. */
  readonly spares: number;
}

type Row = readonly [
  id: string,
  hull: Hull,
  year: number,
  cost: number,
  attack: number,
  defense: number,
  shields: number,
  hits: number,
  variants?: string,
  spares?: number,
];

/*
 * The Ship List is not part of the rulebook. OURS: all figures come from one model over the price (attack and defense 30 % of it, hit points a
 * third, shields seven tenths of those), with a tilt for the race and the variant; where the rulebook lets a figure slip, that one stands.
 */
const rows: readonly Row[] = [
  ['C-FAS', 'freighter', 165, 25, 8, 10, 6, 8],
  ['C-FDX', 'express', 165, 40, 12, 12, 9, 13],
  ['C-FEL', 'freighter', 165, 45, 14, 14, 11, 15, 'E'],
  ['C-FRD', 'dock', 165, 200, 42, 60, 47, 67, 'R', 50],
  ['C-WG', 'gate', 165, 200, 60, 60, 47, 67],
  ['F-POL', 'police', 165, 40, 12, 12, 9, 13],
  ['F-FFS', 'frigate', 165, 80, 17, 26, 19, 27, 'S'],
  ['F-CA', 'heavy', 165, 150, 45, 45, 35, 50],
  ['F-GSC+', 'heavy', 165, 160, 38, 48, 37, 53, 'EY'],
  ['F-HOS', 'frigate', 165, 75, 16, 23, 18, 25, 'H'],
  ['F-DWA', 'destroyer', 175, 115, 35, 40, 27, 38, 'A'],
  ['O-FT', 'express', 165, 50, 17, 11, 12, 17],
  ['O-SLV', 'destroyer', 165, 90, 22, 19, 21, 30, 'GI'],
  ['T-PC', 'police', 165, 60, 18, 18, 18, 18],
  ['T-PR', 'frigate', 165, 70, 12, 24, 16, 23, 'R', 3],
  ['T-CW', 'heavy', 165, 120, 31, 41, 28, 40, 'W'],
  ['H-SC', 'frigate', 165, 80, 17, 26, 19, 27, 'S'],
  ['H-RN', 'heavy', 165, 150, 45, 45, 35, 50],
  ['D-PSC', 'police', 165, 60, 11, 23, 14, 20, 'S'],
  ['D-FF', 'frigate', 165, 75, 19, 26, 18, 25],
  ['W-AMS', 'frigate', 165, 65, 22, 17, 18, 22, 'M'],
  ['K-E3', 'frigate', 165, 75, 26, 19, 18, 25],
  ['K-F5', 'frigate', 165, 80, 28, 20, 19, 27],
  ['K-D6S', 'heavy', 165, 165, 40, 46, 39, 55, 'SZ'],
  ['K-D7', 'heavy', 165, 150, 52, 38, 35, 50],
  ['K-MAU', 'destroyer', 165, 105, 36, 27, 32, 35, 'U'],
  ['K-C7', 'battlecruiser', 175, 180, 62, 46, 42, 60],
  ['R-SNP', 'police', 165, 55, 15, 15, 12, 17],
  ['R-FF', 'frigate', 165, 75, 21, 21, 16, 23],
  ['R-SC', 'frigate', 165, 75, 15, 23, 16, 23, 'S'],
  ['R-CL', 'light', 165, 115, 32, 32, 25, 36],
  ['G-FF', 'frigate', 165, 75, 23, 23, 18, 25],
  ['G-COM', 'light', 165, 110, 26, 33, 26, 37, 'T'],
  ['L-FF', 'frigate', 165, 75, 19, 26, 18, 25],
  ['I-FF', 'frigate', 165, 75, 19, 26, 18, 25],
  ['Z-FF', 'frigate', 165, 75, 23, 23, 18, 25],
  ['X-FF', 'frigate', 165, 75, 26, 19, 18, 25],
  ['A-COB', 'destroyer', 166, 80, 18, 18, 38, 27],
];

export const designs: readonly Design[] = rows.map(
  ([id, hull, year, cost, attack, defense, shields, hits, variants = '', spares = 0]) => ({
    ...{ id, race: id.slice(0, 1), hull, year, cost, attack, defense, shields, hits, variants, spares },
    speed: hulls[hull].speed,
  }),
);

const byId: ReadonlyMap<string, Design> = new Map(designs.map((design) => [design.id, design]));

/** The row of the Ship List; undefined for a designation that it does not have. */
export const designNamed = (id: string): Design | undefined => byId.get(id);

/**
 * The row of a ship in the game.
 * @throws RangeError for a designation that is not on the list: states are checked when they are read
 */
export function designOf({ design }: { readonly design: string }): Design {
  const found = byId.get(design);
  if (found === undefined) throw new RangeError(`No ship is called ${design}.`);
  return found;
}

/** Designations in the order of the list. */
export const designIds: readonly string[] = designs.map(({ id }) => id);

/** The ship that every Corporation begins with (SFW 127). */
export const firstShip = 'C-WG';
/** Romulans without a cloak (SFW 6191). */
export const uncloaked: readonly string[] = ['R-SNP'];
