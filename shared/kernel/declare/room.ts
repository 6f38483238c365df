import type { AnyEvent, Game } from '../game/game.ts';
import type { AnyOrder } from '../game/plan.ts';

/**
 * The part of a game that one room of its folder is about: the orders that its steps read, and the events that they bring about. Steps take a
 * `Turn` of it, so that no room knows the whole game.
 */
export interface Room<S, V, O extends AnyOrder, E extends AnyEvent> extends Game {
  readonly state: S;
  readonly view: V;
  readonly order: O;
  readonly event: E;
}
