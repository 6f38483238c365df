import { launchedIn } from '../../model/corporation.ts';
import { nthShip } from '../../model/ids.ts';
import type { PurchaseOfficeOrder } from '../../model/orders/purchase.ts';
import { newShip } from '../../rules/newShip.ts';
import { cannotBuy, priceOf } from '../../rules/purchase.ts';
import { designNamed } from '../../tables/ships/index.ts';
import type { OfficeActs } from '../acting.ts';

/** Orders of the Home Office: ships that are bought, and what they cost. */
export const purchaseOffice: OfficeActs<PurchaseOfficeOrder> = {
  purchase({ turn, seat, order, bought }) {
    const [owner, design] = [turn.state.corporations[seat], designNamed(order.design)];
    const before = bought.get(order.design) ?? 0;
    const problem = cannotBuy(turn.state, seat, order, before);
    if (problem !== undefined || owner === undefined || design === undefined) return problem;
    const nth = launchedIn(owner) + 1;
    const name = order.name === '' ? `No. ${nth}` : order.name;
    const [price, made] = [priceOf(design, before), newShip(design, owner, seat, name)];
    bought.set(order.design, before + 1);
    turn.happen({
      kind: 'ship-bought',
      seat,
      ship: nthShip(seat, nth),
      place: owner.home,
      price,
      made,
      cause: order.ref,
    });
    return undefined;
  },
};
