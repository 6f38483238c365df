import type { Game } from '#kernel/game/game.ts';
import type { Step, Turn } from '#kernel/sequence/step.ts';
import type { Event } from './events.ts';
import type { Order } from './orders.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** The types of Galactic Empires' data. */
export interface GalacticEmpires extends Game {
  readonly state: State;
  readonly view: View;
  readonly order: Order;
  readonly event: Event;
}

export type GeTurn = Turn<GalacticEmpires>;
export type GeStep = Step<GalacticEmpires>;
