import { assembledEvents } from '#kernel/declare/assemble.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Event } from './events.ts';
import { allEvents } from './events.ts';
import type { Order } from './orders.ts';
import type { State } from './model/state.ts';
import type { View } from './model/view.ts';

/** The four vocabularies of the game, for the engine. */
export type StarFleetWarlord = Room<State, View, Order, Event>;

export const { tell, origins, apply, ahead, eventCodec } = assembledEvents<StarFleetWarlord>(allEvents);

const guesses = new Map(allEvents.map((declared) => [declared.kind as string, declared]));

/** Whether the scroll leaves open what comes of an event, for dice or others decide. */
export const guessed = (event: Event, view: View): boolean =>
  guesses.get(event.kind)?.guessed(event as never, view) !== undefined;
