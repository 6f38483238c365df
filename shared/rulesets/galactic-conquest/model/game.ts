import type { Game } from '#kernel/game.ts';
import type { Event } from './events.ts';
import type { Order } from './orders.ts';
import type { State, View } from './state.ts';

/** The four vocabularies of the game, for the engine. */
export interface GalacticConquest extends Game {
  readonly state: State;
  readonly view: View;
  readonly order: Order;
  readonly event: Event;
}
