import type { PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import type {
  BattleEnded,
  BattleJoined,
  BattleReported,
  BattleRoundFought,
  CasualtiesRemoved,
  Casualty,
  DefencesDamaged,
  Happened,
  MovePointsLost,
  SiegecraftGrown,
  StarfleetRetreated,
  TacticsGrown,
  WoundResolved,
} from './battleEvents.ts';
import type { EspionageReport } from './view.ts';
import type { Admiral, AdmiralId, Rank, ShipTypeId, Stack } from './state.ts';

export type {
  BattleEnded,
  BattleJoined,
  BattleParty,
  BattleReported,
  BattleRoundFought,
  BattleSide,
  CasualtiesRemoved,
  Casualty,
  DefencesDamaged,
  Fire,
  WoundResolved,
  StarfleetRetreated,
} from './battleEvents.ts';

/** The game master's. */
export interface StatusChanged extends Happened<'status-changed'> {
  readonly seat: SeatId;
  readonly status: 'commoner' | 'royalty';
}
export interface LeadershipChanged extends Happened<'leadership-changed'> {
  readonly seat: SeatId;
  readonly computer: boolean;
}

/** First events. */
export interface WarDeclared extends Happened<'war-declared'> {
  readonly by: SeatId;
  readonly on: SeatId;
}
export interface AcceptanceChanged extends Happened<'acceptance-changed'> {
  readonly seat: SeatId;
  readonly from: SeatId;
  readonly accepts: boolean;
}
export interface PassageChanged extends Happened<'passage-changed'> {
  readonly seat: SeatId;
  readonly to: SeatId;
  readonly granted: boolean;
}
/** By the owner of the sector. */
export interface PermissionChanged extends Happened<'permission-changed'> {
  readonly place: PlaceId;
  readonly seat: SeatId;
  readonly to: SeatId;
  readonly granted: boolean;
}
/** From the independents; `cost` in hundredths. */
export interface PermissionBought extends Happened<'permission-bought'> {
  readonly place: PlaceId;
  readonly seat: SeatId;
  readonly cost: number;
}
export interface PermissionDropped extends Happened<'permission-dropped'> {
  readonly place: PlaceId;
  readonly seat: SeatId;
}
export interface RulerRenamed extends Happened<'ruler-renamed'> {
  readonly seat: SeatId;
  readonly name: string;
}
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
export interface StarfleetCloaked extends Happened<'starfleet-cloaked'> {
  readonly unit: UnitId;
  readonly place: PlaceId;
}
export interface StarfleetDecloaked extends Happened<'starfleet-decloaked'> {
  readonly unit: UnitId;
  readonly place: PlaceId;
}
/** `salvage` in hundredths, 0 for ships that are just disbanded. */
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
/** `taken` are the giver's stacks that shrink; all arrive in rank `rank` with the move-points they have used. */
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
/** All stacks of the type as they stand afterwards. */
export interface StarshipsReassigned extends Happened<'starships-reassigned'> {
  readonly unit: UnitId;
  readonly type: ShipTypeId;
  readonly stacks: readonly Stack[];
}

/** Movement events. */
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

/** `found`: starfleets it uncovered. */
export interface SectorSearched extends Happened<'sector-searched'> {
  readonly unit: UnitId;
  readonly place: PlaceId;
  readonly found: number;
}
/** A search has found it; everybody in the sector sees it now (GE 703). `owner` absent: the independents. */
export interface StarfleetUncovered extends Happened<'starfleet-uncovered'> {
  readonly unit: UnitId;
  readonly place: PlaceId;
  readonly owner?: SeatId;
  readonly number: number;
  readonly ships: number;
}
/** One pillaging unit's share, in hundredths. `joins`: it pillages together with another unit of its empire, so that others hear of them once. */
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

/** Final events. Money in hundredths. */
/** `damage`: the level it has now. */
export interface SectorDamaged extends Happened<'sector-damaged'> {
  readonly place: PlaceId;
  readonly damage: number;
}
export interface SectorRepaired extends Happened<'sector-repaired'> {
  readonly place: PlaceId;
  readonly damage: number;
}
/** `amount` arrives whole; the sender pays `fee` besides. */
export interface ResourcesSent extends Happened<'resources-sent'> {
  readonly seat: SeatId;
  readonly to: SeatId;
  readonly amount: number;
  readonly fee: number;
}
export interface UpkeepPaid extends Happened<'upkeep-paid'> {
  readonly seat: SeatId;
  readonly due: number;
  readonly paid: number;
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
export interface SectorCeded extends Happened<'sector-ceded'> {
  readonly seat: SeatId;
  readonly place: PlaceId;
}
export interface SectorAnnexed extends Happened<'sector-annexed'> {
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly cost: number;
}
export interface AnnexationDeclined extends Happened<'annexation-declined'> {
  readonly place: PlaceId;
  readonly seat: SeatId;
  readonly decline: number;
}
export interface AnnexationLapsed extends Happened<'annexation-lapsed'> {
  readonly place: PlaceId;
  readonly seat: SeatId;
}
/** One level more, for whoever owns the sector (GE 882). `level` is the new one. */
export interface DefencesBuilt extends Happened<'defences-built'> {
  readonly seat: SeatId;
  readonly unit: UnitId;
  readonly place: PlaceId;
  readonly level: number;
  readonly cost: number;
}
/** `levelDamage`: what is left. */
export interface DefencesRepaired extends Happened<'defences-repaired'> {
  readonly place: PlaceId;
  readonly levelDamage: number;
}
/** `level`: what is left. */
export interface DefencesRazed extends Happened<'defences-razed'> {
  readonly seat: SeatId;
  readonly unit: UnitId;
  readonly place: PlaceId;
  readonly levels: number;
  readonly level: number;
  readonly salvage: number;
}
/** Ships and admirals of a garrison that is given away or no more become a starfleet of their owner (GE 948, E-26). */
export interface GarrisonWithdrawn extends Happened<'garrison-withdrawn'> {
  readonly place: PlaceId;
  readonly unit: UnitId;
  readonly seat: SeatId;
  readonly into: UnitId;
  readonly number: number;
  readonly name: string;
}
export interface SectorGiven extends Happened<'sector-given'> {
  readonly place: PlaceId;
  readonly seat: SeatId;
  readonly to: SeatId;
}
export interface PeaceEstablished extends Happened<'peace-established'> {
  readonly seats: readonly [SeatId, SeatId];
}
export interface AllianceCancelled extends Happened<'alliance-cancelled'> {
  readonly by: SeatId;
  readonly with: SeatId;
}
export interface AllianceFormed extends Happened<'alliance-formed'> {
  readonly seats: readonly [SeatId, SeatId];
}
export interface InfoSharingChanged extends Happened<'info-sharing-changed'> {
  readonly seat: SeatId;
  readonly with: SeatId;
  readonly shares: boolean;
}
export interface EspionageMade extends Happened<'espionage-made'> {
  readonly seat: SeatId;
  readonly on: SeatId;
  readonly cost: number;
  readonly report: EspionageReport;
}
export interface AmbassadorSent extends Happened<'ambassador-sent'> {
  readonly seat: SeatId;
  readonly to: SeatId;
  readonly address: string;
}
export interface AdmiralResigned extends Happened<'admiral-resigned'> {
  readonly seat: SeatId;
  readonly unit: UnitId;
  readonly admiral: AdmiralId;
  readonly name: string;
}
/** Annexed to nobody any more, because its annexer has too many (GE 1008). */
export interface SectorReleased extends Happened<'sector-released'> {
  readonly seat: SeatId;
  readonly place: PlaceId;
}
export interface EmpireDefeated extends Happened<'empire-defeated'> {
  readonly seat: SeatId;
}
/** These hold what the scenario asks for. Nobody, when those announced before hold it no longer. */
export interface VictoryReached extends Happened<'victory-reached'> {
  readonly seats: readonly SeatId[];
  readonly share: number;
}
export interface ResourcesDecayed extends Happened<'resources-decayed'> {
  readonly seat: SeatId;
  readonly amount: number;
}
export interface RevenueGained extends Happened<'revenue-gained'> {
  readonly seat: SeatId;
  readonly amount: number;
  readonly sectors: readonly { readonly place: PlaceId; readonly amount: number }[];
}
export interface ProclamationIssued extends Happened<'proclamation-issued'> {
  readonly seat: SeatId;
  readonly text: string;
  readonly verdict: 'suitable' | 'short' | 'unsuitable';
  /** Change of the treasury; may be negative. */
  readonly amount: number;
}
/** The lesser event that other empires hear. */
export interface ProclamationHeard extends Happened<'proclamation-heard'> {
  readonly seat: SeatId;
  readonly text: string;
}
export interface StarfleetDissolved extends Happened<'starfleet-dissolved'> {
  readonly unit: UnitId;
  readonly seat?: SeatId;
  readonly name: string;
  readonly number: number;
}
export interface SectorsScouted extends Happened<'sectors-scouted'> {
  readonly seat: SeatId;
  readonly places: readonly PlaceId[];
}
/** Reports received from an empire that shares them. */
export interface ReportsShared extends Happened<'reports-shared'> {
  readonly seat: SeatId;
  readonly from: SeatId;
  readonly places: readonly PlaceId[];
}
/** What others see of an arrival where they have eyes. */
export interface StarfleetSighted extends Happened<'starfleet-sighted'> {
  readonly owner?: SeatId;
  readonly number: number;
  readonly from: PlaceId;
  readonly place: PlaceId;
  readonly ships: number;
}

export type Event =
  | StatusChanged
  | LeadershipChanged
  | WarDeclared
  | AcceptanceChanged
  | PassageChanged
  | PermissionChanged
  | PermissionBought
  | PermissionDropped
  | RulerRenamed
  | StarfleetFormed
  | RetreatLevelSet
  | DefendOptionSet
  | LeaderAssigned
  | FollowSet
  | UnitRenamed
  | AdmiralRenamed
  | WorkBegun
  | StarfleetCloaked
  | StarfleetDecloaked
  | StarshipsTransferred
  | AdmiralTransferred
  | StarshipsReassigned
  | StarshipsDisbanded
  | AdmiralDisbanded
  | StarfleetTravelled
  | StarfleetWaited
  | StarfleetSighted
  | SectorSearched
  | StarfleetUncovered
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
  | SiegecraftGrown
  | SectorCaptured
  | SectorPillaged
  | PillageSeen
  | SectorDamaged
  | ResourcesSent
  | UpkeepPaid
  | StarshipsDeserted
  | StarshipsBuilt
  | AdmiralHired
  | SectorCeded
  | SectorAnnexed
  | AnnexationDeclined
  | AnnexationLapsed
  | DefencesBuilt
  | DefencesRepaired
  | ResourcesDecayed
  | DefencesRazed
  | GarrisonWithdrawn
  | RevenueGained
  | SectorGiven
  | ProclamationIssued
  | ProclamationHeard
  | SectorRepaired
  | PeaceEstablished
  | AllianceCancelled
  | AllianceFormed
  | InfoSharingChanged
  | EspionageMade
  | AmbassadorSent
  | AdmiralResigned
  | SectorReleased
  | EmpireDefeated
  | StarfleetDissolved
  | SectorsScouted
  | ReportsShared
  | VictoryReached;

export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;
