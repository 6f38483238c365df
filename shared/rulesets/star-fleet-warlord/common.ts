import { id, literal, object } from '#kernel/codec/shapes.ts';
import type { OrderRef } from '#kernel/words/ids.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { about } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import { shipAt } from './ordering.ts';
import type { OfKind } from './model/happened.ts';
import type { Order, ShipOrder } from './model/orders.ts';
import type { View } from './model/view.ts';
import { shipOrders, unable } from './doing.ts';

export const ref = id<OrderRef>();

/** Of all orders, those of a kind. */
export type Of<K extends Order['kind']> = OfKind<Order, K>;
type Kind = ShipOrder['kind'];

/** How the orders of a family are offered, filled in and said. */
export type Kinds<O extends { readonly kind: Order['kind'] }> = {
  readonly [K in O['kind']]: OrderKind<View, Of<K>>;
};

/** Advice that follows from the ship alone; what follows from where it will be is found by running the plan. */
export const check = (view: View, order: ShipOrder, at: Spot): readonly Problem[] => {
  const ship = at.unit === undefined ? undefined : view.ships[at.unit];
  const problem = ship === undefined || at.unit === undefined ? undefined : unable(at.unit, ship, order);
  return problem === undefined ? [] : [about(order.ref, problem)];
};

/** An order that has nothing to fill in; offered to ships that can carry it out. */
export const simple = <
  K extends Exclude<
    Kind,
    ('bombard' | 'change-mission' | 'displace' | 'link' | 'move' | 'raid' | 'scan' | 'sweep') | 'take-aboard'
  >,
>(
  kind: K,
): OrderKind<View, Of<K>> => ({
  title: shipOrders[kind].title,
  codec: object({ kind: literal(kind), ref }) as OrderKind<View, Of<K>>['codec'],
  offers(view, at) {
    const ship = shipAt(view, at);
    const order = { kind, ref: '' as OrderRef } as Of<K>;
    if (ship === undefined || at.unit === undefined || unable(at.unit, ship, order) !== undefined) return [];
    return [{ kind }] as unknown as ReturnType<OrderKind<View, Of<K>>['offers']>;
  },
  check: (view, order, at) => check(view, order, at),
  say: () => phrase('{title} ({code})', { title: shipOrders[kind].title, code: shipOrders[kind].code }),
});
