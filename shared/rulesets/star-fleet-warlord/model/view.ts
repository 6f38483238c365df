import type { Digest } from '#kernel/codec/books.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import type { SectorId } from './ids.ts';
import type { Corporation, Funds, Prospect, Ship, Size } from './state.ts';

/** What a Corporation last knew of a site. */
export interface KnownSite {
  readonly owner?: SeatId;
  readonly production: Funds;
  readonly points: number;
  readonly base: boolean;
  readonly turn: number;
}

/** Foreign ships that were seen in a hex; how many and whose, where the scan told. */
export interface Sighting {
  readonly turn: number;
  readonly ships?: number;
  readonly owner?: SeatId;
}

/** All that one Corporation knows. What lasts is terrain; everything else is what it was when it was seen. */
export interface View {
  readonly turn: number;
  readonly me: SeatId;
  readonly size: Size;
  readonly own: Corporation;
  /** Names of all Corporations: they are on everybody's lists. */
  readonly names: Readonly<Record<SeatId, string>>;
  readonly ships: Readonly<Record<UnitId, Ship>>;
  readonly sites: Readonly<Record<PlaceId, KnownSite>>;
  /** Scanned sectors, with the book of their terrain. */
  readonly scanned: Readonly<Record<SectorId, Digest>>;
  /** Terrain of hexes that own ships have entered, such as `PL+AF`. */
  readonly glimpsed: Readonly<Record<PlaceId, string>>;
  /** Sectors of other Home Offices. */
  readonly offices: Readonly<Record<SectorId, SeatId>>;
  readonly stargates: Readonly<Record<PlaceId, PlaceId>>;
  /** Prospecting values, as far as they were found out. */
  readonly prospects: Readonly<Record<PlaceId, Prospect>>;
  readonly sightings: Readonly<Record<PlaceId, Sighting>>;
  readonly winner?: SeatId;
}
