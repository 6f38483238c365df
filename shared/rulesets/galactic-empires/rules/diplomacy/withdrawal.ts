import type { SeatId } from '#kernel/words/ids.ts';
import type { State } from '../../model/state.ts';
import { starfleetName } from '../../model/state.ts';
import { fleetNumbers, lowestFree } from '../works/limits.ts';

/** Number and name of the starfleet that a withdrawn garrison becomes: the lowest free number, even above the limit (GE 948, E-55). */
export function withdrawnFleet(
  state: State,
  seat: SeatId,
): { readonly number: number; readonly name: string } {
  const number = lowestFree(fleetNumbers(state, seat));
  return { number, name: starfleetName(state.empires[seat]?.adjective ?? '', number) };
}
