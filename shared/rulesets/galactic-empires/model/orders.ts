import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import type { AdmiralId, Rank, ShipTypeId } from './state.ts';

interface Ordered<K extends string> {
  readonly kind: K;
  readonly ref: OrderRef;
}

/** Headquarters: */
export interface DeclareWar extends Ordered<'declare-war'> { readonly on: SeatId }
export interface AnnexSector extends Ordered<'annex-sector'> { readonly place: PlaceId }
export interface IssueProclamation extends Ordered<'issue-proclamation'> { readonly text: string }

/** Unit plans: */
export interface FormStarfleet extends Ordered<'form-starfleet'> {
  /** 1 to 99. The new starfleet's plan may be written at once (GE 603). */
  readonly number: number;
  readonly name: string;
}
export interface Travel extends Ordered<'travel'> { readonly to: PlaceId }
export type Wait = Ordered<'wait'>;
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
  /** Absent: nobody leads. */
  readonly admiral?: AdmiralId;
}
export interface SetFollow extends Ordered<'set-follow'> {
  /** Absent: follows no unit. */
  readonly unit?: UnitId;
}
export interface SetRetreatLevel extends Ordered<'set-retreat-level'> { readonly level: Rank }
export interface SetDefendOption extends Ordered<'set-defend-option'> { readonly defends: boolean }
export interface RenameUnit extends Ordered<'rename-unit'> { readonly name: string }

export type Order =
  | DeclareWar | AnnexSector | IssueProclamation
  | FormStarfleet | Travel | Wait | BuildStarships
  | TransferStarships | TransferAdmiral | ReassignStarships
  | AssignLeader | SetFollow | SetRetreatLevel | SetDefendOption | RenameUnit;

export type OrderOf<K extends Order['kind']> = Extract<Order, { kind: K }>;

/** Orders that take a phase each, in the order of the plan (GE 1445). */
export const phaseOrders = ['travel', 'wait'] as const satisfies readonly Order['kind'][];
