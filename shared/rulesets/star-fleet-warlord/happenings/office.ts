import { resourcesTraded, hexCalmed, eventWished } from './events.ts';
import type { HappeningsOfficeOrder } from '../model/orders/happenings.ts';
import { cannotCalm, cannotTrade, cannotWish, tradedBy, tradedFor } from './favours.ts';
import { calmingFee } from '../specials/boons.ts';
import type { OfficeActs } from '../acting.ts';

/** Orders of the Home Office: Sector Specials, random events, stock and lists. */
export const happeningsOffice: OfficeActs<HappeningsOfficeOrder> = {
  'trade-resources'({ turn, seat, order }) {
    const { from, to, ref } = order;
    const problem = cannotTrade(turn.state, seat, order);
    if (problem !== undefined) return problem;
    const amount = tradedBy(turn.state, seat, order);
    turn.happen(resourcesTraded.of({ seat, from, to, amount, gained: tradedFor(amount), cause: ref }));
    return undefined;
  },
  'calm-hex'({ turn, world, seat, order, used }) {
    const problem = cannotCalm(world, seat, order.place, used.calmed);
    if (problem !== undefined) return problem;
    used.calmed = true;
    turn.happen(hexCalmed.of({ seat, place: order.place, ep: calmingFee, cause: order.ref }));
    return undefined;
  },
  'wish-event'({ turn, seat, order }) {
    const problem = cannotWish(turn.state, seat);
    if (problem === undefined) turn.happen(eventWished.of({ seat, wanted: order.wanted, cause: order.ref }));
    return problem;
  },
};
