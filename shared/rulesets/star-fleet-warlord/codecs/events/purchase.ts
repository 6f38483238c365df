import { object } from '#kernel/codec/shapes.ts';
import type { PurchaseEvent } from '../../model/events/purchase.ts';
import type { Shapes } from '../happened.ts';
import { happened } from '../happened.ts';
import { place, points, seat, ship } from '../parts.ts';
import { shipState } from '../things.ts';

/** How events of ships that are bought, and what they cost are written. */
export const purchaseShapes: Shapes<PurchaseEvent> = {
  'ship-bought': object({ ...happened('ship-bought'), seat, ship, place, price: points, made: shipState }),
};
