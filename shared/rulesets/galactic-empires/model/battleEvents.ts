import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { AdmiralId, ShipTypeId } from './ids.ts';
import type { Rank, Stack } from './state.ts';

export interface Happened<K extends string> {
  readonly kind: K;
  readonly cause?: OrderRef;
  readonly place?: PlaceId;
}

/** Events of battles. `battle` names one battle: `b<phase>-s00012`, or `b<phase>-s00012-s00013` for a border. */
interface Fought<K extends string> extends Happened<K> {
  readonly battle: string;
  readonly place: PlaceId;
  /** Empires with units in the battle, in id order: they hear all of it. */
  readonly parties: readonly SeatId[];
}
export interface BattleSide {
  readonly unit: UnitId;
  /** Absent: the independents. */
  readonly owner?: SeatId;
  readonly unitKind: 'starfleet' | 'garrison';
  readonly number: number;
  readonly name: string;
  readonly retreatLevel: Rank;
  /** Inside the sector defences, so its ships cannot retreat. */
  readonly committed: boolean;
  readonly leader?: { readonly name: string; readonly tactics: number; readonly siegecraft: number };
  /** Sum of attacks times combat over ships and admirals (GE 1068). */
  readonly combat: number;
  /** In tenths. */
  readonly hitPoints: number;
  readonly stacks: readonly Stack[];
  readonly admirals: readonly AdmiralId[];
}
export interface BattleJoined extends Fought<'battle-joined'> {
  /** The sector across the border, for a border battle. */
  readonly across?: PlaceId;
  /** Effective defence level after siege; 0 where there is none. */
  readonly level: number;
  readonly sides: readonly BattleSide[];
  /** Units at war with each other, each pair once: indices into `sides`. */
  readonly hostile: readonly (readonly [number, number])[];
}
export interface DefencesDamaged extends Fought<'defences-damaged'> {
  readonly unit: UnitId;
  /** Ships whose siege succeeded; `damage` is at most the level that is left. */
  readonly strikes: number;
  readonly damage: number;
}
export interface Fire {
  readonly unit: UnitId;
  /** Absent: the unit's admirals. */
  readonly type?: ShipTypeId;
  readonly ships: number;
  /** Whole hits. */
  readonly damage: number;
}
export interface Casualty {
  readonly unit: UnitId;
  /** Absent for an admiral, whom `admiral` identifies; of foreign admirals at most the name is known. */
  readonly type?: ShipTypeId;
  readonly admiral?: AdmiralId;
  /** The admiral's name. */
  readonly name?: string;
  readonly rank: Rank;
  readonly used: number;
  readonly count: number;
}
export interface BattleRoundFought extends Fought<'battle-round-fought'> {
  readonly round: number;
  readonly fire: readonly Fire[];
  /** Damage taken in this round and in all rounds so far, in tenths, for each unit still in the battle. */
  readonly taken: readonly { readonly unit: UnitId; readonly damage: number; readonly total: number }[];
}
/** Destroyed ships are removed from their units: after even rounds and at the end of a battle (GE 1660, E-28). */
export interface CasualtiesRemoved extends Fought<'casualties-removed'> {
  readonly round: number;
  readonly losses: readonly Casualty[];
}
export interface StarfleetRetreated extends Fought<'starfleet-retreated'> {
  readonly unit: UnitId;
  readonly to: PlaceId;
  readonly round: number;
}
/** One damaged ship or admiral at the end of a battle (GE 1678). */
export interface WoundResolved extends Fought<'wound-resolved'> {
  readonly hurt: Casualty;
  /** In tenths, below `hitPoints`. */
  readonly damage: number;
  /** In tenths. */
  readonly hitPoints: number;
  readonly lost: boolean;
}
/** One empire, or the independents where `owner` is absent, and whether it holds the field. */
export interface BattleParty {
  readonly owner?: SeatId;
  readonly holds: boolean;
}
export interface BattleEnded extends Fought<'battle-ended'> {
  /** The sector across the border, for a border battle. */
  readonly across?: PlaceId;
  readonly rounds: number;
  /** Units that hold the field. */
  readonly holding: readonly UnitId[];
  readonly fought: readonly BattleParty[];
}
/** The lesser event that the sector's owner hears of a battle between others in the sector. */
export interface BattleReported extends Happened<'battle-reported'> {
  readonly battle: string;
  readonly place: PlaceId;
  readonly rounds: number;
  readonly fought: readonly BattleParty[];
}
export interface MovePointsLost extends Happened<'move-points-lost'> {
  readonly unit: UnitId;
  readonly place: PlaceId;
}
export interface TacticsGrown extends Happened<'tactics-grown'> {
  readonly unit: UnitId;
  readonly admiral: AdmiralId;
  readonly gain: number;
}
export interface SiegecraftGrown extends Happened<'siegecraft-grown'> {
  readonly unit: UnitId;
  readonly admiral: AdmiralId;
  readonly gain: number;
}

/** Events of battles. */
export type BattleEvent =
  | BattleJoined
  | DefencesDamaged
  | BattleRoundFought
  | CasualtiesRemoved
  | StarfleetRetreated
  | WoundResolved
  | BattleEnded
  | BattleReported
  | MovePointsLost
  | TacticsGrown
  | SiegecraftGrown;
