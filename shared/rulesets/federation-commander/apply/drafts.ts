import type { UnitId } from '#kernel/ids.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import type { Ship, State, Volley } from '../model/state.ts';

/** The state as its one writer sees it. */
export type Draft = { -readonly [K in keyof State]: State[K] };

export const change = (draft: Draft, id: UnitId, by: (ship: Ship) => Partial<Ship>): void => {
  const ship = draft.ships[id];
  if (ship !== undefined) draft.ships = { ...draft.ships, [id]: { ...ship, ...by(ship) } };
};

export const changeEach = (draft: Draft, by: (ship: Ship) => Ship): void => {
  draft.ships = Object.fromEntries(keysInOrder(draft.ships).map((id) => [id, by(draft.ships[id] as Ship)]));
};

export const onShield = (ship: Ship, shield: number, more: number): readonly number[] =>
  ship.shields.map((left, at) => (at === shield - 1 ? left + more : left));

/** Of the volley that is being resolved. */
export function changeVolley(draft: Draft, by: Partial<Volley>): void {
  draft.volleys = draft.volleys.map((volley, at) => (at === 0 ? { ...volley, ...by } : volley));
}
