import { id } from '#kernel/codec/shapes.ts';
import type { OrderRef } from '#kernel/words/ids.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import type { OfKind } from './model/happened.ts';
import type { Order } from './model/orders.ts';
import type { View } from './model/view.ts';

export const ref = id<OrderRef>();

/** Of all orders, those of a kind. */
export type Of<K extends Order['kind']> = OfKind<Order, K>;

/** How the orders of a family are offered, filled in and said. */
export type Kinds<O extends { readonly kind: Order['kind'] }> = {
  readonly [K in O['kind']]: OrderKind<View, Of<K>>;
};
