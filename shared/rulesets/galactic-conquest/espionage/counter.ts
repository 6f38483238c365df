import type { SeatId } from '#kernel/words/ids.ts';
import type { State } from '../model/state.ts';
import { isOnAlert } from '../research/onAlert.ts';
import { espionageOf } from './spies.ts';

/** Levels of counterspying that alert levels add for nothing (C40.30a). */
const onAlert = 3;

/** Levels of counterspying that watch an empire this turn (C14.23, C40.30a). */
export const counterOf = (state: Pick<State, 'empires' | 'turn' | 'year'>, seat: SeatId): number =>
  (espionageOf(state, seat).counter ?? 0) + (isOnAlert(state, seat) ? onAlert : 0);
