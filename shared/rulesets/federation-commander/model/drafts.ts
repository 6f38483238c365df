import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change, replace } from '#kernel/steps/change.ts';
import type { OrderRef, UnitId } from '#kernel/words/ids.ts';
import type { StandingOrder } from './standing.ts';
import type { Ship, State, Volley } from './state.ts';

/** Changes every ship. */
export const changeEach = ({ ships }: State, by: (ship: Ship) => Ship): void => {
  for (const id of keysInOrder(ships)) replace(ships, id, by);
};

/** The shields of a ship with so many boxes more on one of them. */
export const onShield = (ship: Ship, shield: number, more: number): readonly number[] =>
  ship.shields.map((left, at) => (at === shield - 1 ? left + more : left));

/** Of the volley that is being resolved. */
export function changeVolley(draft: Draft<State>, by: Partial<Volley>): void {
  draft.volleys = draft.volleys.map((volley, at) => (at === 0 ? { ...volley, ...by } : volley));
}

/** A ship keeps a standing order more, by the reference of the answer that gave it. */
export const keepFor = (
  draft: Draft<State>,
  ship: UnitId,
  cause: OrderRef | undefined,
  order: (ref: OrderRef) => StandingOrder,
): void =>
  change(draft.ships, ship, ({ standing }) => ({
    standing: cause === undefined ? standing : [...standing, order(cause)],
  }));
