import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Funds, Resource } from '../funds.ts';
import type { Happened, OfShip } from '../happened.ts';
import type { SectorId } from '../ids.ts';
import type { OfficerLetter, Ship } from '../ship.ts';
import type { Contender, Ranked, Rankings } from '../state.ts';

/** What random events grant for the next run, by keys of our own (OURS, G-50). */
export const favourKeys = ['calm', 'lines', 'monsters', 'trade', 'upgrades'] as const;
export type FavourKey = (typeof favourKeys)[number];

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
/** What it takes to win, what a Corporation holds of it, and how others stand, as far as all may know (SFW 4841). */
export interface VictoryTold extends Happened<'victory-told'> {
  readonly seat: SeatId;
  readonly sectors: number;
  readonly sites: number;
  readonly others: readonly Contender[];
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
export interface ResourcesTraded extends Happened<'resources-traded'> {
  readonly seat: SeatId;
  readonly from: Resource;
  readonly to: Resource;
  readonly amount: number;
  /** How much comes of it. */
  readonly gained: number;
}
export interface HexCalmed extends Happened<'hex-calmed'> {
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly ep: number;
}
export interface EventWished extends Happened<'event-wished'> {
  readonly seat: SeatId;
  readonly wanted: boolean;
}
/** What a random event brings about: amounts are below 0 where something is lost. */
export interface Effects {
  readonly items?: Ship['items'];
  readonly funds?: Funds;
  /** An officer who comes, or one who waited for a ship and goes. */
  readonly joins?: OfficerLetter;
  readonly leaves?: OfficerLetter;
  readonly team?: true;
  /** A ship, with what it is like then. */
  readonly ship?: UnitId;
  readonly place?: PlaceId;
  readonly left?: Partial<Pick<Ship, 'crew' | 'crewMost' | 'damage' | 'drained' | 'shields'>>;
  /** Points that are left of the fortifications of a site. */
  readonly points?: number;
  /** A favour, and the turn until which it lasts. */
  readonly favour?: FavourKey;
  readonly until?: number;
  /** A sector whose terrain is told, or in which the Home Office of somebody is. */
  readonly sector?: SectorId;
  readonly of?: SeatId;
}
export interface RandomEvent extends Happened<'random-event'>, Effects {
  readonly seat: SeatId;
  readonly key: string;
}
/** What is ordered of them, and of random events. */
type OrderedEvent = ResourcesTraded | HexCalmed | EventWished | RandomEvent;

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
type StandingEvent =
  | RankingsMade
  | ListTold
  | VictoryTold
  | StockTold
  | Announced
  | RiseRewarded
  | StockChanged;

/** Events of Sector Specials, random events, stock and lists. */
export type HappeningsEvent = StandingEvent | SpecialEvent | OrderedEvent;
