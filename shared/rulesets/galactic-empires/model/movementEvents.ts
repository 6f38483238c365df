import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Happened } from './battleEvents.ts';

export interface StarfleetCloaked extends Happened<'starfleet-cloaked'> {
  readonly unit: UnitId;
  readonly place: PlaceId;
}

export interface StarfleetDecloaked extends Happened<'starfleet-decloaked'> {
  readonly unit: UnitId;
  readonly place: PlaceId;
}

export interface StarfleetTravelled extends Happened<'starfleet-travelled'> {
  readonly unit: UnitId;
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly cost: number;
  /** Phase of the movement events, from 1. */
  readonly phase: number;
}

export interface StarfleetWaited extends Happened<'starfleet-waited'> {
  readonly unit: UnitId;
  readonly place: PlaceId;
  readonly cost: number;
}

/** `found`: how many starfleets it uncovered. */
export interface SectorSearched extends Happened<'sector-searched'> {
  readonly unit: UnitId;
  readonly place: PlaceId;
  readonly found: number;
}

/** A search has found a cloaked starfleet; everybody in the sector sees it now (GE 703). `owner` absent: the independents. */
export interface StarfleetUncovered extends Happened<'starfleet-uncovered'> {
  readonly unit: UnitId;
  readonly place: PlaceId;
  readonly owner?: SeatId;
  readonly number: number;
  readonly ships: number;
}

/** `amount`: the unit's share, in hundredths. `joins`: it pillages together with another unit of its empire, and others hear of both only once. */
export interface SectorPillaged extends Happened<'sector-pillaged'> {
  readonly place: PlaceId;
  readonly seat: SeatId;
  readonly unit: UnitId;
  readonly amount: number;
  readonly joins?: boolean;
}

/** The lesser event that the owner, the annexer and bystanders hear. */
export interface PillageSeen extends Happened<'pillage-seen'> {
  readonly place: PlaceId;
  readonly by: SeatId;
}

export interface SectorCaptured extends Happened<'sector-captured'> {
  readonly place: PlaceId;
  readonly from?: SeatId;
  readonly by: SeatId;
}

/** The lesser event that observers in the sector hear of an arrival. */
export interface StarfleetSighted extends Happened<'starfleet-sighted'> {
  readonly owner?: SeatId;
  readonly number: number;
  readonly from: PlaceId;
  readonly place: PlaceId;
  readonly ships: number;
}

/** Events of movement, searches, pillage and capture. */
export type MovementEvent =
  | StarfleetCloaked
  | StarfleetDecloaked
  | StarfleetTravelled
  | StarfleetWaited
  | SectorSearched
  | StarfleetUncovered
  | SectorPillaged
  | PillageSeen
  | SectorCaptured
  | StarfleetSighted;
