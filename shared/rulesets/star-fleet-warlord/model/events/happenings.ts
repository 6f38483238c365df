import type { PlaceId, SeatId } from '#kernel/ids.ts';
import type { Funds } from '../funds.ts';
import type { Happened, OfShip } from '../happened.ts';
import type { Ship } from '../ship.ts';
import type { Ranked, Rankings } from '../state.ts';

/** Lists of all that stand are made at the end of the year; rises of stock count from then on. */
export interface RankingsMade extends Happened<'rankings-made'> {
  readonly rankings: Rankings;
}
/** One of them as a Corporation reads it: the first places. */
export interface ListTold extends Happened<'list-told'> {
  readonly seat: SeatId;
  /** Its key, such as `stock`. */
  readonly list: string;
  readonly places: readonly Ranked[];
}
/** What the stock of an ally, or of whom one defends against, is worth now (SFW 3844). */
export interface StockTold extends Happened<'stock-told'> {
  readonly seat: SeatId;
  readonly of: SeatId;
  readonly stock: number;
}
/** A year in which something begins or ends is near. */
export interface Announced extends Happened<'announced'> {
  readonly seat: SeatId;
  readonly key: string;
}
/** The stock that had risen most, by so many percent, is rewarded. */
export interface RiseRewarded extends Happened<'rise-rewarded'> {
  readonly seat: SeatId;
  readonly ep: number;
  readonly percent: number;
}
/** The value of stock changes, by what its owner holds, or by a battle. */
export interface StockChanged extends Happened<'stock-changed'> {
  readonly seat: SeatId;
  readonly by: number;
  readonly stock: number;
  /** What the holdings count for now, where it follows them. */
  readonly holdings?: number;
  /** Where ships were lost or a home was conquered. */
  readonly place?: PlaceId;
}

/** A Corporation has captured a site with a Sector Special for the first time, and is told what it does. */
export interface SpecialFound extends Happened<'special-found'> {
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly special: string;
}

/** An Industrial Center has made items for the store. */
export interface ItemsMade extends Happened<'items-made'> {
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly items: Ship['items'];
}
/** Devastated sites are restored for nothing. */
export interface SitesRestored extends Happened<'sites-restored'> {
  readonly seat: SeatId;
  readonly places: readonly PlaceId[];
}
/** A ship cloaks without an order. */
export interface ShipCloakedAlone extends OfShip<'ship-cloaked-alone'> {
  readonly dc: number;
}
/** So many EP were at stake; they change by so many. */
export interface CasinoPlayed extends Happened<'casino-played'> {
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly ep: number;
  readonly by: number;
}
/** Of each resource there is as much as of another. */
export interface ResourcesEqualized extends Happened<'resources-equalized'> {
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly before: Funds;
  readonly each: number;
}
/** A Corporate Spy tells which primary races are in use. */
export interface RacesTold extends Happened<'races-told'> {
  readonly seat: SeatId;
  readonly races: readonly string[];
}
/** What Sector Specials do by themselves. */
type SpecialEvent =
  | SpecialFound
  | ItemsMade
  | SitesRestored
  | ShipCloakedAlone
  | CasinoPlayed
  | ResourcesEqualized
  | RacesTold;

/** What a Corporation is worth beside others. */
type StandingEvent = RankingsMade | ListTold | StockTold | Announced | RiseRewarded | StockChanged;

/** Events of Sector Specials, random events, stock and lists. */
export type HappeningsEvent = StandingEvent | SpecialEvent;
