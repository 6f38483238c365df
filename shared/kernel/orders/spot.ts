import type { PlaceId, SeatId, UnitId } from '../ids.ts';

/** Where an order is being considered: a unit's plan, a place on the map, another seat, or none of these. */
export interface Spot {
  readonly unit?: UnitId;
  readonly place?: PlaceId;
  readonly seat?: SeatId;
}
