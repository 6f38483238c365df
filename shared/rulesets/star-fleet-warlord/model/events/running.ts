import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Funds } from '../funds.ts';
import type { Happened } from '../happened.ts';
import type { Ship } from '../ship.ts';

/** A line of the income list: a site, and what it would produce with its moons, whether that comes in or not. */
export interface SiteListed extends Happened<'site-listed'> {
  readonly seat: SeatId;
  readonly place: PlaceId;
  /** Such as `PL+AF`. */
  readonly terrain: string;
  readonly production: Funds;
  /** Moons that it has, and whether they bring something. */
  readonly moons?: number;
  readonly surveyed?: true;
  readonly devastated?: true;
  /** It was raided: it brings nothing this once, and is so no more (SFW 2528). */
  readonly raided?: true;
}

export interface IncomeReceived extends Happened<'income-received'> {
  readonly seat: SeatId;
  /** What was there before. */
  readonly before: Funds;
  /** What comes in, less the support of ships. */
  readonly income: Funds;
  readonly sites: number;
  /** Sectors whose major sites are all its own. */
  readonly sectors: number;
  /** Food for the support of ships. */
  readonly support: number;
  /** What raiders have brought home. */
  readonly transit?: Funds;
}

/** What the next run is likely to bring in, as it looks at the end of this one (SFW 2351). */
export interface IncomeEstimated extends Happened<'income-estimated'> {
  readonly seat: SeatId;
  readonly income: Funds;
}

export interface ShipsPrepared extends Happened<'ships-prepared'> {
  readonly seat: SeatId;
  /** Ships as they begin the year: a year older, shields full. */
  readonly ships: Readonly<Record<UnitId, Pick<Ship, 'age' | 'shields' | 'crew' | 'crewMost' | 'improved'>>>;
}

export interface CorporationFell extends Happened<'corporation-fell'> {
  readonly seat: SeatId;
}

/** Slots that the lines of ships have in the next run, where their speed has changed (SFW 1370). */
export interface SpeedsPrinted extends Happened<'speeds-printed'> {
  readonly seat: SeatId;
  readonly ships: Readonly<Record<UnitId, number>>;
}

/** No orders came in, for so many runs in a row; 0: they have come again. */
export interface TurnWaived extends Happened<'turn-waived'> {
  readonly seat: SeatId;
  readonly runs: number;
}

/** Events of the beginning and the end of a run. */
export type RunningEvent =
  | TurnWaived
  | SiteListed
  | IncomeReceived
  | IncomeEstimated
  | ShipsPrepared
  | CorporationFell
  | SpeedsPrinted;
