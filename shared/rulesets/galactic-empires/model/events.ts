import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import type { AdmiralId, Rank, ShipTypeId, Stack } from './state.ts';

interface Happened<K extends string> {
  readonly kind: K;
  readonly cause?: OrderRef;
  readonly place?: PlaceId;
}

/** First events. */
export interface WarDeclared extends Happened<'war-declared'> { readonly by: SeatId; readonly on: SeatId }
export interface StarfleetFormed extends Happened<'starfleet-formed'> {
  readonly unit: UnitId; readonly seat: SeatId; readonly number: number; readonly name: string; readonly place: PlaceId;
}
export interface RetreatLevelSet extends Happened<'retreat-level-set'> { readonly unit: UnitId; readonly level: Rank }
export interface DefendOptionSet extends Happened<'defend-option-set'> { readonly unit: UnitId; readonly defends: boolean }
export interface LeaderAssigned extends Happened<'leader-assigned'> { readonly unit: UnitId; readonly admiral?: AdmiralId }
export interface FollowSet extends Happened<'follow-set'> { readonly unit: UnitId; readonly follows?: UnitId }
export interface UnitRenamed extends Happened<'unit-renamed'> { readonly unit: UnitId; readonly name: string }
/** `taken` are the giver's stacks that shrink; all arrive in rank `rank` with the move-points they have used. */
export interface StarshipsTransferred extends Happened<'starships-transferred'> {
  readonly from: UnitId; readonly to: UnitId; readonly taken: readonly Stack[]; readonly rank: Rank; readonly place: PlaceId;
}
export interface AdmiralTransferred extends Happened<'admiral-transferred'> {
  readonly from: UnitId; readonly to: UnitId; readonly admiral: AdmiralId; readonly place: PlaceId;
}
/** All stacks of the type as they stand afterwards. */
export interface StarshipsReassigned extends Happened<'starships-reassigned'> {
  readonly unit: UnitId; readonly type: ShipTypeId; readonly stacks: readonly Stack[];
}

/** Movement events. */
export interface StarfleetTravelled extends Happened<'starfleet-travelled'> {
  readonly unit: UnitId; readonly from: PlaceId; readonly to: PlaceId; readonly cost: number;
  /** Phase of the movement events, from 1. */
  readonly phase: number;
}
export interface StarfleetWaited extends Happened<'starfleet-waited'> { readonly unit: UnitId; readonly place: PlaceId; readonly cost: number }

/** Battles. `battle` names one battle: `b<phase>-s00012`, or `b<phase>-s00012-s00013` for a border. */
interface Fought<K extends string> extends Happened<K> {
  readonly battle: string;
  readonly place: PlaceId;
  /** Empires with units in the battle, in order: they hear all of it. */
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
  /** Inside the sector defences; cannot retreat. */
  readonly committed: boolean;
  readonly leader?: { readonly name: string; readonly tactics: number; readonly siegecraft: number };
  /** Attacks times combat over ships and admirals (GE 1068). */
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
  /** Ships that struck home; the damage is cut to the level. */
  readonly strikes: number; readonly damage: number;
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
  /** Absent: the admiral named by `admiral`; admirals of others are known by name at most. */
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
  /** Damage taken in this round and in all, in tenths, per unit still in the battle. */
  readonly taken: readonly { readonly unit: UnitId; readonly damage: number; readonly total: number }[];
}
/** Ships leave the fleets: after even rounds and at the end of a battle (GE 1660, E-28). */
export interface CasualtiesRemoved extends Fought<'casualties-removed'> {
  readonly round: number; readonly losses: readonly Casualty[];
}
export interface StarfleetRetreated extends Fought<'starfleet-retreated'> {
  readonly unit: UnitId; readonly to: PlaceId; readonly round: number;
}
/** One wounded survivor at the end of a battle (GE 1678). */
export interface WoundResolved extends Fought<'wound-resolved'> {
  readonly hurt: Casualty;
  /** In tenths, below `hitPoints`. */
  readonly damage: number;
  /** In tenths. */
  readonly hitPoints: number;
  readonly lost: boolean;
}
/** One empire, or the independents where `owner` is absent, and whether it holds the field. */
export interface BattleParty { readonly owner?: SeatId; readonly holds: boolean }
export interface BattleEnded extends Fought<'battle-ended'> {
  /** The sector across the border, for a border battle. */
  readonly across?: PlaceId;
  readonly rounds: number;
  /** Units that hold the field. */
  readonly holding: readonly UnitId[];
  readonly fought: readonly BattleParty[];
}
/** The lesser event that the sector's owner hears of a battle of others on its ground. */
export interface BattleReported extends Happened<'battle-reported'> {
  readonly battle: string; readonly place: PlaceId; readonly rounds: number; readonly fought: readonly BattleParty[];
}
export interface MovePointsLost extends Happened<'move-points-lost'> { readonly unit: UnitId; readonly place: PlaceId }
export interface TacticsGrown extends Happened<'tactics-grown'> { readonly unit: UnitId; readonly admiral: AdmiralId; readonly gain: number }
export interface SiegecraftGrown extends Happened<'siegecraft-grown'> { readonly unit: UnitId; readonly admiral: AdmiralId; readonly gain: number }
export interface SectorCaptured extends Happened<'sector-captured'> {
  readonly place: PlaceId; readonly from?: SeatId; readonly by: SeatId;
}

/** Final events. Money in hundredths. */
export interface UpkeepPaid extends Happened<'upkeep-paid'> { readonly seat: SeatId; readonly due: number; readonly paid: number }
export interface StarshipsDeserted extends Happened<'starships-deserted'> { readonly seat: SeatId; readonly losses: readonly Casualty[] }
export interface StarshipsBuilt extends Happened<'starships-built'> {
  readonly seat: SeatId; readonly unit: UnitId; readonly place: PlaceId; readonly type: ShipTypeId; readonly count: number; readonly rank: Rank; readonly cost: number;
}
export interface SectorAnnexed extends Happened<'sector-annexed'> { readonly seat: SeatId; readonly place: PlaceId; readonly cost: number }
export interface AnnexationDeclined extends Happened<'annexation-declined'> { readonly place: PlaceId; readonly seat: SeatId; readonly decline: number }
export interface AnnexationLapsed extends Happened<'annexation-lapsed'> { readonly place: PlaceId; readonly seat: SeatId }
export interface ResourcesDecayed extends Happened<'resources-decayed'> { readonly seat: SeatId; readonly amount: number }
export interface RevenueGained extends Happened<'revenue-gained'> {
  readonly seat: SeatId; readonly amount: number; readonly sectors: readonly { readonly place: PlaceId; readonly amount: number }[];
}
export interface ProclamationIssued extends Happened<'proclamation-issued'> {
  readonly seat: SeatId; readonly text: string; readonly verdict: 'suitable' | 'short' | 'unsuitable';
  /** Change of the treasury; may be negative. */
  readonly amount: number;
}
/** The lesser event that other empires hear. */
export interface ProclamationHeard extends Happened<'proclamation-heard'> { readonly seat: SeatId; readonly text: string }
export interface StarfleetDissolved extends Happened<'starfleet-dissolved'> { readonly unit: UnitId; readonly seat?: SeatId; readonly name: string; readonly number: number }
export interface SectorsScouted extends Happened<'sectors-scouted'> { readonly seat: SeatId; readonly places: readonly PlaceId[] }
/** What others see of an arrival where they have eyes. */
export interface StarfleetSighted extends Happened<'starfleet-sighted'> {
  readonly owner?: SeatId; readonly number: number; readonly from: PlaceId; readonly place: PlaceId; readonly ships: number;
}

export type Event =
  | WarDeclared | StarfleetFormed | RetreatLevelSet | DefendOptionSet | LeaderAssigned | FollowSet | UnitRenamed
  | StarshipsTransferred | AdmiralTransferred | StarshipsReassigned
  | StarfleetTravelled | StarfleetWaited | StarfleetSighted
  | BattleJoined | DefencesDamaged | BattleRoundFought | CasualtiesRemoved | StarfleetRetreated | WoundResolved | BattleEnded | BattleReported
  | MovePointsLost | TacticsGrown | SiegecraftGrown | SectorCaptured
  | UpkeepPaid | StarshipsDeserted | StarshipsBuilt | SectorAnnexed | AnnexationDeclined | AnnexationLapsed
  | ResourcesDecayed | RevenueGained | ProclamationIssued | ProclamationHeard | StarfleetDissolved | SectorsScouted;

export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;
