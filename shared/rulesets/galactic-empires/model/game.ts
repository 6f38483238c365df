import type { Room } from '#kernel/declare/room.ts';
import type { AnyEvent } from '#kernel/game/game.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import type { Order } from './orders.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** A turn and a step as a room knows them: with the events that it brings about. */
export type GeTurn<E extends AnyEvent = AnyEvent> = Turn<Room<State, View, Order, E>>;
