import type { SeatId } from '#kernel/words/ids.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { State } from '../model/state.ts';
import { freeReserveOf } from '../trade/marine/lying.ts';
import { minesOf } from './fields.ts';

/** As how many minefields a hex full of mines counts (C4.45). */
export const ofSaturated = 8;
/** Minefields that a large and a small mine freighter tend (E4.50). */
const ofFreighters = 50;

/** Large mine freighters, and as many small ones, that the strategic reserve of an empire needs (E4.50). */
export const tendersFor = (state: Partial<Pick<State, 'mines'>>, seat: SeatId): number =>
  Math.ceil(
    sumOf(minesOf(state, seat).map(([, { kind }]) => (kind === 'saturated' ? ofSaturated : 1))) /
      ofFreighters,
  );

/** Whether an empire tends its minefields with what counts of its reserve; two small freighters stand for a large one, and the other way round (B1.35, C12.80, E1.40, E4.50). One whose game has no merchants does. */
export function isTended(
  state: Pick<State, 'mines' | 'empires' | 'systems' | 'routes' | 'squadrons'>,
  seat: SeatId,
): boolean {
  const empire = state.empires[seat];
  if (empire !== undefined && empire.merchant === undefined) return true;
  const reserve = freeReserveOf(state, seat);
  return 2 * (reserve['F-ML'] ?? 0) + (reserve['F-MS'] ?? 0) >= 3 * tendersFor(state, seat);
}
