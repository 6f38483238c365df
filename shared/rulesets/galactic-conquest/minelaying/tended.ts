import type { SeatId } from '#kernel/words/ids.ts';
import { tendersFor } from '../mines/upkeep.ts';
import { watchTenders } from '../mines/watch.ts';
import type { State } from '../model/state.ts';
import { countedReserveOf } from '../trade/marine/lying.ts';

type Tending = Pick<State, 'mines' | 'empires' | 'systems' | 'routes' | 'squadrons'>;

/** Whether an empire tends its minefields with what counts of its reserve; two small freighters stand for a large one, and the other way round (B1.35, C12.80, E1.40, E4.50). One whose game has no merchants does. */
export function isTended(state: Tending, seat: SeatId): boolean {
  const empire = state.empires[seat];
  if (empire !== undefined && empire.merchant === undefined) return true;
  const reserve = countedReserveOf(state, seat);
  return 2 * (reserve['F-ML'] ?? 0) + (reserve['F-MS'] ?? 0) >= 3 * tendersFor(state, seat);
}

/** Whether what counts of the strategic reserve can tend sensor mines beside the minefields that there are; two small freighters stand for a large one (B1.35, C4.80, C12.80, E1.40, E4.50). */
export function isWatchTended(state: Tending & Pick<State, 'territory'>, seat: SeatId): boolean {
  if (state.empires[seat]?.merchant === undefined) return true;
  const { 'F-ML': large = 0, 'F-MS': small = 0 } = countedReserveOf(state, seat);
  return 2 * large + small >= 3 * tendersFor(state, seat) + 4 * watchTenders(state, seat);
}
