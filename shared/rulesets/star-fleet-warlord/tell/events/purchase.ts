import { phrase } from '#kernel/report/phrase.ts';
import type { PurchaseEvent } from '../../model/events/purchase.ts';
import { own, shipArg } from '../parts.ts';
import type { Of, Origins, Tellings } from '../parts.ts';

/** Who hears of ships that are bought, and what they cost. */
export const tellPurchase: Tellings<PurchaseEvent> = {
  'ship-bought': own<Of<'ship-bought'>>(({ ship, price, made }, view) =>
    phrase('{ship} is bought for {price} EP.', { ship: shipArg(view, ship, made), price }),
  ),
};

export const purchaseOrigins: Origins<PurchaseEvent> = {
  'ship-bought': 'order',
};
