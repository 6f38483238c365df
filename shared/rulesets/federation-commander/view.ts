import type { SeatId } from '#kernel/ids.ts';
import { gameMaster } from '#kernel/ids.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import type { Ship, State, View } from './model/state.ts';

/** All that a seat knows: the table lies open (FC 1E4), but only the game master reads what the other's captains will do. */
export function makeView(state: State, me: SeatId): View {
  const ships = keysInOrder(state.ships).map((id) => {
    const ship = state.ships[id] as Ship;
    return [id, ship.seat === me || me === gameMaster ? ship : { ...ship, standing: [] }] as const;
  });
  return { ...state, me, ships: Object.fromEntries(ships) };
}
