import type { Game } from '#kernel/game/game.ts';
import type { Event } from './model/events.ts';
import type { Order } from './model/orders.ts';
import type { State } from './model/state.ts';
import type { View } from './model/view.ts';

/** The four vocabularies of the game, for the engine. */
export interface VbamSfb extends Game {
  readonly state: State;
  readonly view: View;
  readonly order: Order;
  readonly event: Event;
}
