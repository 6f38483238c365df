import type { SeatId } from '#kernel/ids.ts';
import { valuesInOrder } from '#kernel/inOrder.ts';
import type { Limits } from '../model/parameters.ts';
import type { State } from '../model/state.ts';

/** Sectors annexed to the empire, owned or not (GE 1008). */
export function annexedCount(state: State, seat: SeatId): number {
  return valuesInOrder(state.sectors).filter(({ annexedTo }) => annexedTo === seat).length;
}

/** What the empire's standing allows it (GE 1525-1547). */
export function limitsOf(state: State, seat: SeatId): Limits {
  return state.parameters.limits[state.empires[seat]?.status ?? 'commoner'];
}

/** The lowest starfleet number that is free, beside those already spoken for; undefined when all are taken (GE 603, E-55). */
export function freeFleetNumber(state: State, seat: SeatId, taken: readonly number[] = []): number | undefined {
  const used = new Set([...fleetNumbers(state, seat), ...taken]);
  for (let number = 1; number <= state.parameters.fleets; number += 1) if (!used.has(number)) return number;
  return undefined;
}

/** The numbers of the empire's starfleets. */
export function fleetNumbers(state: State, seat: SeatId): readonly number[] {
  return valuesInOrder(state.units).filter(({ kind, owner }) => kind === 'starfleet' && owner === seat).map(({ number }) => number);
}
