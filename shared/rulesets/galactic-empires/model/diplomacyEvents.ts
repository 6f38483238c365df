import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Happened } from './battleEvents.ts';
import type { EspionageReport } from './view.ts';

/** Ordered by the game master. */
export interface StatusChanged extends Happened<'status-changed'> {
  readonly seat: SeatId;
  readonly status: 'commoner' | 'royalty';
}

export interface LeadershipChanged extends Happened<'leadership-changed'> {
  readonly seat: SeatId;
  readonly computer: boolean;
}

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

/** Granted or revoked by the owner of the sector. */
export interface PermissionChanged extends Happened<'permission-changed'> {
  readonly place: PlaceId;
  readonly seat: SeatId;
  readonly to: SeatId;
  readonly granted: boolean;
}

/** Bought from the independents; `cost` in hundredths. */
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

export interface EmpireDefeated extends Happened<'empire-defeated'> {
  readonly seat: SeatId;
}

/** `seats` hold what the scenario asks for; empty when those announced before no longer do. `share`: percent. */
export interface VictoryReached extends Happened<'victory-reached'> {
  readonly seats: readonly SeatId[];
  readonly share: number;
}

export interface ProclamationIssued extends Happened<'proclamation-issued'> {
  readonly seat: SeatId;
  readonly text: string;
  readonly verdict: 'suitable' | 'short' | 'unsuitable';
  /** Change of the treasury in hundredths; may be negative. */
  readonly amount: number;
}

/** The lesser event that other empires hear. */
export interface ProclamationHeard extends Happened<'proclamation-heard'> {
  readonly seat: SeatId;
  readonly text: string;
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

/** Events between empires, and those about an empire as a whole. */
export type DiplomacyEvent =
  | StatusChanged
  | LeadershipChanged
  | WarDeclared
  | AcceptanceChanged
  | PassageChanged
  | PermissionChanged
  | PermissionBought
  | PermissionDropped
  | RulerRenamed
  | PeaceEstablished
  | AllianceCancelled
  | AllianceFormed
  | InfoSharingChanged
  | EspionageMade
  | AmbassadorSent
  | EmpireDefeated
  | VictoryReached
  | ProclamationIssued
  | ProclamationHeard
  | SectorsScouted
  | ReportsShared;
