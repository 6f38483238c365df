import { alliance } from './alliance.ts';
import { caravans } from './caravans.ts';
import { civilian } from './civilian.ts';
import { coalition } from './coalition.ts';
import { domination } from './domination.ts';
import { monsterDesigns } from './monsters.ts';
import { outlanders } from './outlanders.ts';
import type { Design } from './rows.ts';
import { readRow } from './rows.ts';

export type { Design } from './rows.ts';

/** The Ship List, by race groups; monsters last. OURS: how it came about, the README of the ruleset says. */
export const designs: readonly Design[] = [
  ...[civilian, alliance, coalition, outlanders, domination, caravans].flat().map(readRow),
  ...monsterDesigns,
];

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

/** The designation that others read (SFW 352). */
export const shownDesign = (id: string): string => byId.get(id)?.shownAs ?? id;

/** Designations in the order of the list. */
export const designIds: readonly string[] = designs.map(({ id }) => id);

/** Whether a purchase order can get it at all, once its year has come: no monsters, Jindarians, decoys (SFW 236), nor what takes a Sector Special. */
export const isSold = ({ marks }: Pick<Design, 'marks'>): boolean =>
  !marks.includes('unsold') && !marks.includes('special');

/** What is for sale in a year, in the order of the list. */
export const soldIn = (year: number): readonly Design[] =>
  designs.filter((design) => isSold(design) && design.year <= year);

/** The ship that every Corporation begins with (SFW 127). */
export const firstShip = 'C-WG';
/** What is dropped as a decoy (SFW 3039). */
export const decoyDesigns = { open: 'C-DC', cloaked: 'C-DCC' } as const;
/** The nine ships of the Default Build, in its order (SFW 186). */
export const defaultBuild = [
  ...['F-POL', 'O-FT', 'T-PR', 'C-FAS', 'H-SC', 'D-PSC', 'W-AMS', 'O-SLV', 'K-E3'],
] as const;
/** Romulans without a cloak (SFW 6191). */
export const uncloaked: readonly string[] = ['R-SNP'];
