import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';

/* Parts of events. */
export interface Happened<K extends string> {
  readonly kind: K;
  readonly seat: SeatId;
  readonly cause?: OrderRef;
}
export interface OfSystem<K extends string> extends Happened<K> {
  readonly place: PlaceId;
}
export interface OfUnit<K extends string> extends OfSystem<K> {
  readonly unit: UnitId;
}
export interface OfClass<K extends string> extends OfUnit<K> {
  /** Its class. */
  readonly design: string;
}
