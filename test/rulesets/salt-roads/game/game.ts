import { assembledEvents, assembledOrders } from '#kernel/declare/assemble.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { dig, dug, rested } from './digging.ts';
import { priced, setPrice } from './market.ts';
import type { State, View } from './model.ts';
import { send, sent } from './sending.ts';

const allOrders = [dig, send, setPrice] as const;
const allEvents = [dug, sent, rested, priced] as const;

export type Order = OrderIn<(typeof allOrders)[number]>;
type Event = EventIn<(typeof allEvents)[number]>;

/** The four vocabularies of the game, for the engine. */
export type SaltRoads = Room<State, View, Order, Event>;

export const { orders } = assembledOrders<SaltRoads>(allOrders);
export const { tell, origins, apply, eventCodec } = assembledEvents<SaltRoads>(allEvents);
