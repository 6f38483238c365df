import type { OrderRef, PlaceId } from '../words/ids.ts';
import type { AnyOrder } from './plan.ts';
import type { Where } from '../words/where.ts';

export interface AnyEvent {
  readonly kind: string;
  /** The order that brought it about. */
  readonly cause?: OrderRef;
  readonly place?: PlaceId;
}

/** The four types of data that a ruleset defines, all plain JSON. */
export interface Game {
  readonly state: unknown;
  readonly view: unknown;
  readonly order: AnyOrder;
  readonly event: AnyEvent;
}

/** The kinds of order of a game, and one order of one kind. */
export type KindOf<G extends Game> = G['order']['kind'];
export type OrderOf<G extends Game, K extends KindOf<G>> = Extract<G['order'], { readonly kind: K }>;

/** One event as a seat heard it, with where in the turn it happened. */
export interface Heard<E> extends Where {
  /** Position in what the seat hears, from 0. OURS: not the position in the ledger, whose gaps would reveal how much others do in secret. */
  readonly line: number;
  readonly event: E;
}
