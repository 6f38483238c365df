import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Funds } from '../funds.ts';
import type { Happened, OfShip } from '../happened.ts';
import type { Ship } from '../ship.ts';
import type { Site } from '../site.ts';

/** A ship raids a site beside it. */
export interface SiteRaided extends OfShip<'site-raided'> {
  readonly site: PlaceId;
  /** What it takes, on its way home; absent: it fails. */
  readonly taken?: Funds;
}

/** The owner of a site hears of a raid on it. */
export interface RaidSuffered extends Happened<'raid-suffered'> {
  readonly seat: SeatId;
  readonly place: PlaceId;
  /** What the raider seems to be: burglars may leave traces of ships that do not exist. */
  readonly design: string;
  readonly lost: boolean;
}

/** A ship devastates the site where it is. */
export type SiteDevastated = OfShip<'site-devastated'>;

/** What bombardment leaves of a site. */
interface Struck {
  readonly hits: number;
  readonly points: number;
  readonly devastated: boolean;
  /** What the points left support of the garrison, where it is less than before. */
  readonly garrison?: Pick<Site, 'fighters' | 'pfs'>;
}

/** A ship fires its drones at a site. */
export interface SiteBombarded extends OfShip<'site-bombarded'>, Struck {
  readonly site: PlaceId;
  readonly drones: number;
  readonly items: Ship['items'];
  readonly base: boolean;
  /** Points beyond the last one in this run. */
  readonly beyond: number;
}

/** A base fires drones out of store at a site. */
export interface DronesLaunched extends Happened<'drones-launched'>, Struck {
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly site: PlaceId;
  readonly drones: number;
  readonly base: boolean;
  readonly beyond: number;
}

/** The owner of a site hears of a bombardment. */
export interface BombardmentSuffered extends Happened<'bombardment-suffered'>, Struck {
  readonly seat: SeatId;
  readonly place: PlaceId;
}

/** Events of raids, bombardment and devastation. */
export type RaidsEvent =
  | SiteRaided
  | RaidSuffered
  | SiteDevastated
  | SiteBombarded
  | DronesLaunched
  | BombardmentSuffered;
