import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { OfClass, OfSystem } from './happened.ts';

/** A Colony Fleet becomes a colony (VB 486). */
export type ColonyFounded = OfClass<'colony-founded'>;

/** A cargo is embarked on units that carry it together (VB 420). */
export interface CargoEmbarked extends OfClass<'cargo-embarked'> {
  readonly by: readonly UnitId[];
}
/** A point of Census is embarked, as a unit (VB 428). */
export interface PeopleEmbarked extends OfClass<'people-embarked'> {
  readonly by: readonly UnitId[];
}
export type CargoLanded = OfClass<'cargo-landed'>;
/** A point of Census joins a system (VB 428). */
export type PeopleLanded = OfClass<'people-landed'>;
export interface FlightBased extends OfClass<'flight-based'> {
  /** The carrier or base; absent: in its system. */
  readonly on?: UnitId;
}
/** A cargo whose carrier is gone, or a flight without a base (VB 216, 422). */
export type UnitLost = OfClass<'unit-lost'>;

/** Troops land against whoever holds the planet; nobody does where it is on its own. */
export interface TroopsLanded extends OfClass<'troops-landed'> {
  readonly to?: SeatId;
}
export interface Bombarded extends OfSystem<'bombarded'> {
  readonly to: SeatId;
  readonly die: number;
  readonly damage: number;
  /** Productivity and Census that are lost. */
  readonly productivity: number;
  readonly census: number;
}
/** One side of a round of ground combat; `potential`: its Defense Values together. */
export interface GroundSide {
  readonly potential: number;
  readonly die: number;
  readonly damage: number;
}
/** `seat` invades `to`. */
export interface GroundFought extends OfSystem<'ground-fought'> {
  readonly to: SeatId;
  readonly round: number;
  /** The invader first. */
  readonly sides: readonly GroundSide[];
}
/** `to` is the other side. */
export interface TroopsLost extends OfClass<'troops-lost'> {
  /** Absent: rebels. */
  readonly to?: SeatId;
}
/** Rebels fight the troops of `seat` (VB 470). */
export interface RebellionFought extends OfSystem<'rebellion-fought'> {
  readonly round: number;
  /** The rebels first. */
  readonly sides: readonly GroundSide[];
  /** Rebels that are left. */
  readonly left: number;
}
/** A rebellion ends: its system is on its own, or loyal again. */
export interface RebellionOver extends OfSystem<'rebellion-over'> {
  readonly free: boolean;
}
/** A planet is conquered (VB 418); `from`: whose it was. */
export interface SystemConquered extends OfSystem<'system-conquered'> {
  readonly from?: SeatId;
}

export type GroundEvent =
  | (ColonyFounded | CargoEmbarked | PeopleEmbarked | CargoLanded | PeopleLanded | FlightBased | UnitLost)
  | (TroopsLanded | Bombarded | GroundFought | TroopsLost | SystemConquered)
  | (RebellionFought | RebellionOver);
