import type { SeatId } from '#kernel/words/ids.ts';
import type { State } from '../model/state.ts';
import { hasTech } from './research.ts';

/** Whether an empire is on alert: it has the technology, and has not turned it off (C40.20). */
export const isOnAlert = (state: Pick<State, 'empires' | 'turn' | 'year'>, seat: SeatId): boolean =>
  hasTech(state, seat, 'alt') && state.empires[seat]?.alert !== 'off';
