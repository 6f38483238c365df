import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Happened } from '../happened.ts';
import type { Ship } from '../ship.ts';

export interface ShipBought extends Happened<'ship-bought'> {
  readonly seat: SeatId;
  readonly ship: UnitId;
  readonly place: PlaceId;
  readonly price: number;
  /** Percent of the list price that a foreign race has taken besides. */
  readonly foreign?: number;
  /** It is had once in a game. */
  readonly specialty?: true;
  readonly made: Ship;
}

/** The primary races of a Corporation are others from now on; `ep`: what it paid for it. */
export interface RacesDeclared extends Happened<'races-declared'> {
  readonly seat: SeatId;
  readonly primaries: readonly string[];
  readonly ep: number;
}

export interface PriceLimited extends Happened<'price-limited'> {
  readonly seat: SeatId;
  readonly percent: number;
}

/** A Corporation is told of a ship, and what it costs. */
export interface AdTold extends Happened<'ad-told'> {
  readonly seat: SeatId;
  readonly design: string;
  readonly price: number;
}

/** Letters of the races whose ships are advertised from now on; none: the primary ones, and civilians. */
export interface AdsRequested extends Happened<'ads-requested'> {
  readonly seat: SeatId;
  readonly races: string;
}

/** Letters of the primary races that anybody has, from time to time (SFW 3699). */
export interface RacesListed extends Happened<'races-listed'> {
  readonly races: readonly string[];
}

/** A Mega-Battleship is begun. */
export interface MegashipBegun extends Happened<'megaship-begun'> {
  readonly seat: SeatId;
}
/** An instalment of it is paid; `paid`: so many in all. */
export interface InstalmentPaid extends Happened<'instalment-paid'> {
  readonly seat: SeatId;
  readonly ep: number;
  readonly paid: number;
}
export interface MegashipDelivered extends Happened<'megaship-delivered'> {
  readonly seat: SeatId;
  readonly ship: UnitId;
  readonly place: PlaceId;
  readonly made: Ship;
}

/** Prices of the next year where they are others, by row. */
export interface PricesChanged extends Happened<'prices-changed'> {
  readonly prices: Readonly<Record<string, number>>;
}

/** Events of ships that are bought, and what they cost. */
export type PurchaseEvent =
  | ShipBought
  | RacesDeclared
  | PriceLimited
  | AdTold
  | AdsRequested
  | RacesListed
  | MegashipBegun
  | InstalmentPaid
  | MegashipDelivered
  | PricesChanged;
