import type { Books } from '#kernel/codec/books.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { assembledEvents, assembledOrders } from '#kernel/declare/assemble.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Order } from './allOrders.ts';
import { allOrders } from './allOrders.ts';
import type { Event } from './allEvents.ts';
import { allEvents } from './allEvents.ts';
import type { State } from './model/state.ts';
import type { View } from './model/view.ts';

/** The four vocabularies of the game, for the engine. */
export type StarFleetWarlord = Room<State, View, Order, Event>;

export const { tell, origins, apply, ahead, eventCodec } = assembledEvents<StarFleetWarlord>(allEvents);

const guesses = new Map(allEvents.map((declared) => [declared.kind as string, declared]));

/** Whether the scroll leaves open what comes of an event, for dice or others decide. */
export const guessed = (event: Event, view: View): boolean =>
  guesses.get(event.kind)?.guessed(event as never, view) !== undefined;

/** Every order, as it is offered, filled in and said, over the books of a game. */
export const ordersOf = (books: Books): Ruleset<StarFleetWarlord>['orders'] =>
  assembledOrders<StarFleetWarlord>(allOrders.map((declared) => ({ ...declared, ...declared.over?.(books) })))
    .orders;
