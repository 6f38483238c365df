import type { PurchaseEvent } from '../../model/events/purchase.ts';
import type { Ahead } from './parts/ahead.ts';

/** How the scroll has events of ships that are bought, and what they cost. */
export const purchaseAhead: Ahead<PurchaseEvent> = {
  'ship-bought': '{ship} will be bought for {price} EP.',
};
