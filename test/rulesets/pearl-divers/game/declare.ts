import { id, list, optional } from '#kernel/codec/shapes.ts';
import { eventsOver } from '#kernel/declare/event.ts';
import { ordersOver } from '#kernel/declare/order.ts';
import type { OrderRef, PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { imagine } from './model/imagine.ts';
import type { State, View } from './model/state.ts';
import { boatOf } from './model/state.ts';
import { board } from './tables.ts';

/** How the orders and the events of this game are declared. */
export const order = ordersOver<State, View>(imagine);
export const event = eventsOver<State, View>();

/** Members that many of them have. */
export const [seat, place, cause] = [id<SeatId>(), id<PlaceId>(), optional(id<OrderRef>())];
export const places = list(place, 10);

/** Whether an order is being considered for the reader’s boat. */
export const isBoat = ({ me }: View, { unit }: Spot): boolean => unit === boatOf(me);

/** Who hears of what is known to the owner alone. */
export const ownerHears = (happened: { readonly seat: SeatId }, reader: SeatId): boolean =>
  happened.seat === reader;

export const placeSaid = (at: PlaceId): Phrase => phrase('{place}', { place: board.label(at) });
