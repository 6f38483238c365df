import type { SeatId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Limits } from '../model/parameters.ts';
import type { State } from '../model/state.ts';

/** Sectors annexed to the empire, owned or not (GE 1008). */
export function annexedCount(state: State, seat: SeatId): number {
  return valuesInOrder(state.sectors).filter(({ annexedTo }) => annexedTo === seat).length;
}

/** The limits of the empire's standing (GE 1525-1547). */
export function limitsOf(state: State, seat: SeatId): Limits {
  return state.parameters.limits[state.empires[seat]?.status ?? 'commoner'];
}
