import type { SeatId } from '#kernel/words/ids.ts';
import type { Cite, Problem } from '#kernel/words/problem.ts';
import type { GeTurn } from '../model/game.ts';
import type { Order, OrderOf } from '../model/orders.ts';
import { impossible } from '../refusals.ts';
import { ordersOfKinds } from './commands.ts';

interface Word<O extends Order> {
  readonly seat: SeatId;
  readonly order: O;
}

/**
 * The orders of these kinds, by seat and in plan order; of a seat's orders about the same matter only the last.
 * OURS: the others are refused, so that nobody hears of more than one change of a matter in a turn.
 */
export function lastWords<K extends Order['kind']>(
  turn: GeTurn,
  kinds: readonly K[],
  cite: Cite,
  matter: (order: OrderOf<K>) => string,
): readonly Word<OrderOf<K>>[] {
  const given = ordersOfKinds(turn, kinds);
  const last = new Map(given.map(({ seat, order }) => [`${seat} ${matter(order)}`, order]));
  return given.filter(({ seat, order }) => {
    const counts = last.get(`${seat} ${matter(order)}`) === order;
    if (!counts) turn.refuse(order.ref, overruled(cite));
    return counts;
  });
}

/** Why an order has no effect if a later order of the same plan is about the same matter. OURS: only the last counts, so others hear of one change at most. */
const overruled = (cite: Cite): Problem => impossible(cite, 'overruled');
