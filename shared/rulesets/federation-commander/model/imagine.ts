import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Ship, State, View } from './state.ts';

/** The world as a seat imagines it: all there is, and of the other's standing orders what `assume` has of them. */
export function imagine({ me, traces: _, ...known }: View, assume?: State): State {
  const ships = keysInOrder(known.ships).map((id) => {
    const ship = known.ships[id] as Ship;
    const standing = ship.seat === me ? ship.standing : (assume?.ships[id]?.standing ?? []);
    return [id, { ...ship, standing }] as const;
  });
  return { ...known, ships: Object.fromEntries(ships) };
}
