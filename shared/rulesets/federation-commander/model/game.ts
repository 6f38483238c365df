import type { Game } from '#kernel/game.ts';
import type { Repeat, Step, Turn } from '#kernel/turn/step.ts';
import type { Event } from './events.ts';
import type { Order } from './orders.ts';
import type { State, View } from './state.ts';

/** The types of Federation Commander's data. */
export interface FederationCommander extends Game {
  readonly state: State;
  readonly view: View;
  readonly order: Order;
  readonly event: Event;
}

export type FcTurn = Turn<FederationCommander>;
export type FcStep = Step<FederationCommander>;
export type FcRepeat = Repeat<FederationCommander>;
