import type { SeatId } from '#kernel/words/ids.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { State } from '../model/state.ts';
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
