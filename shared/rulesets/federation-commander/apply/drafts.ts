import { keysInOrder } from '#kernel/inOrder.ts';
import { replace } from '#kernel/steps/change.ts';
import type { Ship, State, Volley } from '../model/state.ts';

/** The state as its one writer sees it. */
export type Draft = { -readonly [K in keyof State]: State[K] };

export const changeEach = ({ ships }: Draft, by: (ship: Ship) => Ship): void => {
  for (const id of keysInOrder(ships)) replace(ships, id, by);
};

export const onShield = (ship: Ship, shield: number, more: number): readonly number[] =>
  ship.shields.map((left, at) => (at === shield - 1 ? left + more : left));

/** Of the volley that is being resolved. */
export function changeVolley(draft: Draft, by: Partial<Volley>): void {
  draft.volleys = draft.volleys.map((volley, at) => (at === 0 ? { ...volley, ...by } : volley));
}
