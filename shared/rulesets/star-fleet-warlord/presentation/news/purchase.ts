import type { PurchaseEvent } from '../../model/events/purchase.ts';
import type { NewsOf } from './parts/newsOf.ts';

/** How events of ships that are bought, and what they cost are played on the map; what is not listed is only read. */
export const purchaseNews: NewsOf<PurchaseEvent> = {
  'ship-bought': ({ ship }) => [{ kind: 'come', piece: ship }],
  'megaship-delivered': ({ ship }) => [{ kind: 'come', piece: ship }],
};
