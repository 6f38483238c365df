import type { PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import type { Funds } from '../funds.ts';
import type { Happened } from '../happened.ts';
import type { Ship } from '../ship.ts';

export interface IncomeReceived extends Happened<'income-received'> {
  readonly seat: SeatId;
  /** What comes in, less the support of ships. */
  readonly income: Funds;
  readonly sites: number;
  /** Sectors whose major sites are all its own. */
  readonly sectors: number;
  /** Food for the support of ships. */
  readonly support: number;
  /** Sites that brought nothing because they had been raided: they are so no more. */
  readonly raided?: readonly PlaceId[];
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
export type RunningEvent = TurnWaived | IncomeReceived | ShipsPrepared | CorporationFell | SpeedsPrinted;
