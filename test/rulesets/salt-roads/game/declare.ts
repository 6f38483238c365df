import { id, integer, optional } from '#kernel/codec/shapes.ts';
import { eventsOver } from '#kernel/declare/event.ts';
import { ordersOver } from '#kernel/declare/order.ts';
import type { OrderRef, SeatId } from '#kernel/words/ids.ts';
import type { State, View } from './model.ts';
import { imagine } from './model.ts';

/** How the orders and the events of this game are declared. */
export const order = ordersOver<State, View>(imagine);
export const event = eventsOver<State, View>();

/** Members that many of them have. */
export const [seat, cause, die] = [id<SeatId>(), optional(id<OrderRef>()), integer(1, 6)];

/** What the house hears that it is about. */
export const toHouse = {
  audience: (happened: { readonly seat: SeatId }) => [happened.seat],
  hears: () => true,
};
