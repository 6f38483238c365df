import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';

/** Something that has happened; `cause` is the order that brought it about. */
export interface Happened<K extends string> {
  readonly kind: K;
  readonly cause?: OrderRef;
}
/** What happens to a ship; `seat` owns it. */
export interface OfShip<K extends string> extends Happened<K> {
  readonly ship: UnitId;
  readonly seat: SeatId;
  readonly place: PlaceId;
}

/** Of events or orders, those of a kind. */
export type OfKind<T extends { readonly kind: string }, K extends T['kind']> = Extract<
  T,
  { readonly kind: K }
>;
