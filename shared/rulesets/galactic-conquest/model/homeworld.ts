import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { State } from './state.ts';

/** The hex of an empire’s homeworld; undefined if it has none. One that was captured is nobody’s until it is retaken, or its empire has another one (B1.35). */
export const homeworldOf = ({ systems }: Pick<State, 'systems'>, seat: SeatId): PlaceId | undefined =>
  inOrder(systems).find(
    ([, { kind, owner, captured }]) => kind === 'homeworld' && owner === seat && captured !== true,
  )?.[0];

/** Whether an empire is cut off from its homeworld: it is blockaded, or captured (B1.35). Then systems pay what each is worth by itself, whatever the mobility, and the bank does nothing for it (C12.95). */
export function isHomeSevered(
  { systems, empires }: Pick<State, 'systems' | 'empires'>,
  seat: SeatId,
): boolean {
  const home = homeworldOf({ systems }, seat);
  return empires[seat]?.homeless !== undefined || (home !== undefined && systems[home]?.severed === true);
}
