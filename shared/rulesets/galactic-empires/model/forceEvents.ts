import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Casualty, Happened } from './battleEvents.ts';
import type { AdmiralId, ShipTypeId } from './ids.ts';
import type { Admiral, Rank, Stack } from './state.ts';

export interface StarfleetFormed extends Happened<'starfleet-formed'> {
  readonly unit: UnitId;
  readonly seat: SeatId;
  readonly number: number;
  readonly name: string;
  readonly place: PlaceId;
}

export interface RetreatLevelSet extends Happened<'retreat-level-set'> {
  readonly unit: UnitId;
  readonly level: Rank;
}

export interface DefendOptionSet extends Happened<'defend-option-set'> {
  readonly unit: UnitId;
  readonly defends: boolean;
}

export interface LeaderAssigned extends Happened<'leader-assigned'> {
  readonly unit: UnitId;
  readonly admiral?: AdmiralId;
}

export interface FollowSet extends Happened<'follow-set'> {
  readonly unit: UnitId;
  readonly follows?: UnitId;
}

export interface UnitRenamed extends Happened<'unit-renamed'> {
  readonly unit: UnitId;
  readonly name: string;
}

export interface AdmiralRenamed extends Happened<'admiral-renamed'> {
  readonly unit: UnitId;
  readonly admiral: AdmiralId;
  readonly name: string;
}

/** The unit gives up all its move-points to build or to raze (GE 872, 1375-1379). */
export interface WorkBegun extends Happened<'work-begun'> {
  readonly unit: UnitId;
  readonly place: PlaceId;
  readonly work: 'construction' | 'razing';
}

/** `salvage` in hundredths; 0 for ships that are disbanded without salvage. */
export interface StarshipsDisbanded extends Happened<'starships-disbanded'> {
  readonly seat: SeatId;
  readonly unit: UnitId;
  readonly place: PlaceId;
  readonly taken: readonly Stack[];
  readonly salvage: number;
}

export interface AdmiralDisbanded extends Happened<'admiral-disbanded'> {
  readonly unit: UnitId;
  readonly admiral: AdmiralId;
  readonly name: string;
}

/** `taken`: the ships as they stood in the giving unit. All arrive in rank `rank` with the move-points they have used. */
export interface StarshipsTransferred extends Happened<'starships-transferred'> {
  readonly from: UnitId;
  readonly to: UnitId;
  readonly taken: readonly Stack[];
  readonly rank: Rank;
  readonly place: PlaceId;
}

export interface AdmiralTransferred extends Happened<'admiral-transferred'> {
  readonly from: UnitId;
  readonly to: UnitId;
  readonly admiral: AdmiralId;
  readonly place: PlaceId;
}

/** `stacks`: all stacks of the type afterwards. */
export interface StarshipsReassigned extends Happened<'starships-reassigned'> {
  readonly unit: UnitId;
  readonly type: ShipTypeId;
  readonly stacks: readonly Stack[];
}

export interface StarshipsDeserted extends Happened<'starships-deserted'> {
  readonly seat: SeatId;
  readonly losses: readonly Casualty[];
}

export interface StarshipsBuilt extends Happened<'starships-built'> {
  readonly seat: SeatId;
  readonly unit: UnitId;
  readonly place: PlaceId;
  readonly type: ShipTypeId;
  readonly count: number;
  readonly rank: Rank;
  readonly cost: number;
}

export interface AdmiralHired extends Happened<'admiral-hired'> {
  readonly seat: SeatId;
  readonly unit: UnitId;
  readonly place: PlaceId;
  readonly admiral: Admiral;
  readonly cost: number;
}

/** Ships and admirals of a garrison that is given away or dissolved become a starfleet of their owner (GE 948, E-26). */
export interface GarrisonWithdrawn extends Happened<'garrison-withdrawn'> {
  readonly place: PlaceId;
  readonly unit: UnitId;
  readonly seat: SeatId;
  readonly into: UnitId;
  readonly number: number;
  readonly name: string;
}

export interface AdmiralResigned extends Happened<'admiral-resigned'> {
  readonly seat: SeatId;
  readonly unit: UnitId;
  readonly admiral: AdmiralId;
  readonly name: string;
}

export interface StarfleetDissolved extends Happened<'starfleet-dissolved'> {
  readonly unit: UnitId;
  readonly seat?: SeatId;
  readonly name: string;
  readonly number: number;
}

/** Events of starfleets, garrisons and admirals, apart from movement and battles. */
export type ForceEvent =
  | StarfleetFormed
  | RetreatLevelSet
  | DefendOptionSet
  | LeaderAssigned
  | FollowSet
  | UnitRenamed
  | AdmiralRenamed
  | WorkBegun
  | StarshipsDisbanded
  | AdmiralDisbanded
  | StarshipsTransferred
  | AdmiralTransferred
  | StarshipsReassigned
  | StarshipsDeserted
  | StarshipsBuilt
  | AdmiralHired
  | GarrisonWithdrawn
  | AdmiralResigned
  | StarfleetDissolved;
