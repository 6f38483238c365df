import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Funds } from '../funds.ts';
import type { Happened, OfShip } from '../happened.ts';

export interface HexAssayed extends OfShip<'hex-assayed'> {
  readonly value: number;
}

export interface HexProspected extends OfShip<'hex-prospected'> {
  readonly ep: number;
  /** What else it finds, of single resources. */
  readonly besides?: Partial<Funds>;
  /** T-bombs of an old minefield that it takes on board. */
  readonly bombs?: number;
}

/** The moons of a site bring something from now on; `value`: what prospecting would yield, which they add to no more. */
export interface MoonsSurveyed extends OfShip<'moons-surveyed'> {
  readonly moons: number;
  readonly value: number;
}

export interface SiteRestored extends OfShip<'site-restored'> {
  readonly cost: Funds;
}

/** EP become points; `points` and `base`: what then stands. */
export interface SiteFortified extends Happened<'site-fortified'> {
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly ep: number;
  readonly points: number;
  readonly base: boolean;
  readonly name?: string;
}

/** Fighters and PFs come from the store to a site, or go back. */
export interface GarrisonAssigned extends Happened<'garrison-assigned'> {
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly fighters: number;
  readonly pfs: number;
}

/** Points become scrap, and whoever stood there goes home; `dropped`: the site is nobody’s any more. */
export interface SiteUnfortified extends Happened<'site-unfortified'> {
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly ep: number;
  readonly fighters: number;
  readonly pfs: number;
  readonly officers: string;
  readonly dropped: boolean;
}

/** Events of sites, their fortifications and what hexes are worth. */
export type SitesEvent =
  | HexAssayed
  | HexProspected
  | MoonsSurveyed
  | SiteRestored
  | SiteFortified
  | GarrisonAssigned
  | SiteUnfortified;
