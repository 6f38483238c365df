import type { PlaceId } from '#kernel/words/ids.ts';
import type { SectorId } from '../ids.ts';
import type { Ordered } from '../ordered.ts';

/** Adds points of fortification to a site, and perhaps to its garrison. */
export interface Fortify extends Ordered<'fortify'> {
  readonly place: PlaceId;
  readonly ep: number;
  readonly fighters?: number;
  readonly pfs?: number;
  /** A new name for the site. */
  readonly name?: string;
}

/** Adds points to all sites of one’s own that it is about: those of a sector, of a terrain, or all bases. */
export interface FortifyAll extends Ordered<'fortify-all'> {
  /** EP for each. */
  readonly ep: number;
  readonly sector?: SectorId;
  /** Code of point or area terrain. */
  readonly terrain?: string;
  readonly bases?: true;
  /** No site is brought beyond so many points. */
  readonly most?: number;
  readonly only?: 'major' | 'minor';
}

/** Sends fighters and PFs to the garrison of a site; negative numbers call them back. */
export interface Garrison extends Ordered<'garrison'> {
  readonly place: PlaceId;
  readonly fighters: number;
  readonly pfs: number;
}

/** Takes the defenses of a site down; `drop-site` gives it up as well. */
export interface Unfortify extends Ordered<'unfortify'> {
  readonly place: PlaceId;
}
export interface DropSite extends Ordered<'drop-site'> {
  readonly place: PlaceId;
}
export type TakeDown = Unfortify | DropSite;

/** Orders of sites, their fortifications and what hexes are worth: of ships, each in one slot of its line, and of the Home Office. */
export type SitesOfficeOrder = Fortify | FortifyAll | Garrison | TakeDown;
