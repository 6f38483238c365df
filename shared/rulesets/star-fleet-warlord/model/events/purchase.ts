import type { PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import type { Happened } from '../happened.ts';
import type { Ship } from '../ship.ts';

export interface ShipBought extends Happened<'ship-bought'> {
  readonly seat: SeatId;
  readonly ship: UnitId;
  readonly place: PlaceId;
  readonly price: number;
  readonly made: Ship;
}

/** Events of ships that are bought, and what they cost. */
export type PurchaseEvent = ShipBought;
