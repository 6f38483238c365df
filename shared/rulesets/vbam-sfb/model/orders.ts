import type { OrderRef, PlaceId } from '#kernel/ids.ts';

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

export type Order = Invest | Raise;
