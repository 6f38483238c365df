import { itemsBought } from './events.ts';
import type { ItemsOfficeOrder } from '../model/orders/items.ts';
import { cannotBuyItems, itemSale, itemsFor, percentAsked } from './market.ts';
import { affordable } from '../sites/fortifying.ts';
import { impossible } from '../refusals.ts';
import type { OfficeActs } from '../acting.ts';

/** Orders of the Home Office: what ships carry, store and repair with. */
export const itemsOffice: OfficeActs<ItemsOfficeOrder> = {
  'buy-items'({ turn, seat, order }) {
    const problem = cannotBuyItems(turn.state, seat, order);
    if (problem !== undefined) return problem;
    const { price, steady } = itemSale(turn.state, seat, order.what);
    const percent = steady ? 100 : percentAsked(turn.state, turn.draw.fork('items', order.ref));
    const holds = affordable(turn.state, seat, order.ep);
    const [number, ep] = itemsFor(price, holds, percent);
    if (number === 0) return impossible('SFW 2575', 'too-dear', { price, what: 'EP', holds });
    turn.happen(itemsBought.of({ seat, what: order.what, number, ep, cause: order.ref }));
    return undefined;
  },
};
