import { assembledEvents, assembledOrders } from '#kernel/declare/assemble.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { lift, lifted, mark, marked } from './buoys.ts';
import { dive, dived, diveSeen, goDownAgain } from './diving.ts';
import type { State, View } from './model/state.ts';
import { courseSet, sail, sailed, setCourse } from './sailing.ts';
import { storm, stormed } from './storms.ts';

const allOrders = [sail, storm, setCourse, dive, goDownAgain, mark, lift] as const;
const allEvents = [sailed, dived, diveSeen, stormed, courseSet, marked, lifted] as const;

export type Order = OrderIn<(typeof allOrders)[number]>;
export type Event = EventIn<(typeof allEvents)[number]>;

/** The four vocabularies of the game, for the engine. */
export type PearlDivers = Room<State, View, Order, Event>;

export const { orders } = assembledOrders<PearlDivers>(allOrders);
export const { tell, origins, apply, ahead, eventCodec } = assembledEvents<PearlDivers>(allEvents);
