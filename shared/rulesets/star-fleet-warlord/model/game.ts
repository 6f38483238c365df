import type { Game } from '#kernel/game/game.ts';
import type { Event } from './events.ts';
import type { Order } from './orders.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** The four vocabularies of the game, for the engine. */
export interface StarFleetWarlord extends Game {
  readonly state: State;
  readonly view: View;
  readonly order: Order;
  readonly event: Event;
}
