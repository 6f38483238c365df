import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { AdmiralId } from './ids.ts';
import type { ShipTypeId } from '../tables/starships.ts';
import type { Rank } from '../tables/starships.ts';

interface Ordered<K extends string> {
  readonly kind: K;
  readonly ref: OrderRef;
}

/* Orders of the headquarters. */

export interface DeclareWar extends Ordered<'declare-war'> {
  readonly on: SeatId;
}
export interface AnnexSector extends Ordered<'annex-sector'> {
  readonly place: PlaceId;
}
export interface CedeSector extends Ordered<'cede-sector'> {
  readonly place: PlaceId;
}
export interface IssueProclamation extends Ordered<'issue-proclamation'> {
  readonly text: string;
}
export interface OfferPeace extends Ordered<'offer-peace'> {
  readonly to: SeatId;
}
export interface OfferAlliance extends Ordered<'offer-alliance'> {
  readonly to: SeatId;
}
export interface CancelAlliance extends Ordered<'cancel-alliance'> {
  readonly with: SeatId;
}
export interface AcceptGifts extends Ordered<'accept-gifts'> {
  readonly from: SeatId;
}
export interface AcceptNothing extends Ordered<'accept-nothing'> {
  readonly from: SeatId;
}
export interface GrantPassage extends Ordered<'grant-passage'> {
  readonly to: SeatId;
}
export interface RevokePassage extends Ordered<'revoke-passage'> {
  readonly from: SeatId;
}
/** Special permission for one own sector. */
export interface GrantPermission extends Ordered<'grant-permission'> {
  readonly place: PlaceId;
  readonly to: SeatId;
}
export interface RevokePermission extends Ordered<'revoke-permission'> {
  readonly place: PlaceId;
  readonly from: SeatId;
}
/** Buys special permission for an independent sector; `DropPermission` gives it up, so that the sector can be invaded. */
export interface RequestPermission extends Ordered<'request-permission'> {
  readonly place: PlaceId;
}
export interface DropPermission extends Ordered<'drop-permission'> {
  readonly place: PlaceId;
}
export interface GiveSector extends Ordered<'give-sector'> {
  readonly place: PlaceId;
  readonly to: SeatId;
}
/** `amount`: whole resources that arrive; the fee is paid on top. */
export interface SendResources extends Ordered<'send-resources'> {
  readonly to: SeatId;
  readonly amount: number;
}
/** `address`: one line, where the other ruler can write to. */
export interface SendAmbassador extends Ordered<'send-ambassador'> {
  readonly to: SeatId;
  readonly address: string;
}
export interface ShareInfo extends Ordered<'share-info'> {
  readonly with: SeatId;
}
export interface StopSharingInfo extends Ordered<'stop-sharing-info'> {
  readonly with: SeatId;
}
export interface Espionage extends Ordered<'espionage'> {
  readonly on: SeatId;
}
export interface RenameRuler extends Ordered<'rename-ruler'> {
  readonly name: string;
}

/* Orders of the game master; refused when a player gives them. */

export interface SetStatus extends Ordered<'set-status'> {
  readonly of: SeatId;
  readonly status: 'commoner' | 'royalty';
}
export interface SetLeadership extends Ordered<'set-leadership'> {
  readonly of: SeatId;
  readonly computer: boolean;
}

/* Orders of units. */

export interface FormStarfleet extends Ordered<'form-starfleet'> {
  /** 1 to 99. The new starfleet can be given orders in the same turn (GE 603). */
  readonly number: number;
  readonly name: string;
}
export interface Travel extends Ordered<'travel'> {
  readonly to: PlaceId;
}
export type Wait = Ordered<'wait'>;
export type Pillage = Ordered<'pillage'>;
export type Search = Ordered<'search'>;
export type Cloak = Ordered<'cloak'>;
export type Decloak = Ordered<'decloak'>;
/** Adds one level: the first builds the sector defence, later ones upgrade it. */
export type BuildDefences = Ordered<'build-defences'>;
/** `levels` 1 to 4. */
export interface RazeDefences extends Ordered<'raze-defences'> {
  readonly levels: number;
}
export type HireAdmiral = Ordered<'hire-admiral'>;
export interface DisbandStarships extends Ordered<'disband-starships'> {
  readonly type: ShipTypeId;
  readonly count: number;
}
export interface SalvageStarships extends Ordered<'salvage-starships'> {
  readonly type: ShipTypeId;
  readonly count: number;
}
export interface DisbandAdmiral extends Ordered<'disband-admiral'> {
  readonly admiral: AdmiralId;
}
export interface RenameAdmiral extends Ordered<'rename-admiral'> {
  readonly admiral: AdmiralId;
  readonly name: string;
}
export interface BuildStarships extends Ordered<'build-starships'> {
  readonly type: ShipTypeId;
  readonly count: number;
  readonly rank: Rank;
}
export interface TransferStarships extends Ordered<'transfer-starships'> {
  readonly type: ShipTypeId;
  readonly count: number;
  readonly to: UnitId;
  readonly rank: Rank;
}
export interface TransferAdmiral extends Ordered<'transfer-admiral'> {
  readonly admiral: AdmiralId;
  readonly to: UnitId;
}
export interface ReassignStarships extends Ordered<'reassign-starships'> {
  readonly type: ShipTypeId;
  /** Ships in ranks 1 to 5. */
  readonly ranks: readonly [number, number, number, number, number];
}
export interface AssignLeader extends Ordered<'assign-leader'> {
  /** Absent: the unit has no leader. */
  readonly admiral?: AdmiralId;
}
export interface SetFollow extends Ordered<'set-follow'> {
  /** Absent: it follows no unit. */
  readonly unit?: UnitId;
}
export interface SetRetreatLevel extends Ordered<'set-retreat-level'> {
  readonly level: Rank;
}
export interface SetDefendOption extends Ordered<'set-defend-option'> {
  readonly defends: boolean;
}
export interface RenameUnit extends Ordered<'rename-unit'> {
  readonly name: string;
}

export type Order =
  | DeclareWar
  | OfferPeace
  | OfferAlliance
  | CancelAlliance
  | AcceptGifts
  | AcceptNothing
  | GrantPassage
  | RevokePassage
  | GrantPermission
  | RevokePermission
  | RequestPermission
  | DropPermission
  | AnnexSector
  | CedeSector
  | GiveSector
  | SendResources
  | SendAmbassador
  | ShareInfo
  | StopSharingInfo
  | Espionage
  | RenameRuler
  | IssueProclamation
  | SetStatus
  | SetLeadership
  | Travel
  | Wait
  | Pillage
  | Search
  | Cloak
  | Decloak
  | BuildDefences
  | RazeDefences
  | FormStarfleet
  | BuildStarships
  | HireAdmiral
  | TransferStarships
  | ReassignStarships
  | DisbandStarships
  | SalvageStarships
  | TransferAdmiral
  | AssignLeader
  | DisbandAdmiral
  | RenameAdmiral
  | SetFollow
  | SetRetreatLevel
  | SetDefendOption
  | RenameUnit;

export type OrderOf<K extends Order['kind']> = Extract<Order, { kind: K }>;

/** Orders that take a phase each, in the order of the plan (GE 1445). */
export const phaseOrders = [
  'travel',
  'wait',
  'pillage',
  'search',
] as const satisfies readonly Order['kind'][];
