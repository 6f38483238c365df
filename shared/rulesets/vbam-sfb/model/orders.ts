import type { OrderRef, PlaceId, SeatId } from '#kernel/ids.ts';
import type { Enmity, Signable, Treaty } from './relations.ts';

interface Ordered<K extends string> {
  readonly kind: K;
  readonly ref: OrderRef;
}

/** Puts EP into the tech pool (VB 107). */
export interface Invest extends Ordered<'invest'> {
  readonly ep: number;
}
/** Buys a point of Productivity (VB 468). */
export interface Raise extends Ordered<'raise'> {
  readonly place: PlaceId;
}

/** Signs a treaty or an armistice, if the other power signs it in the same turn (VB 125). */
export interface Sign extends Ordered<'sign'> {
  readonly to: SeatId;
  readonly treaty: Signable;
}
/** Tries to break a treaty (VB 125). */
export interface Break extends Ordered<'break'> {
  readonly to: SeatId;
  readonly treaty: Treaty;
}
/** Tries to declare hostilities or war (VB 125). */
export interface Declare extends Ordered<'declare'> {
  readonly to: SeatId;
  readonly enmity: Enmity;
}

export type Order = Invest | Raise | Sign | Break | Declare;
