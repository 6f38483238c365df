import type { SeatId } from '#kernel/words/ids.ts';
import type { State } from '../model/state.ts';
import { espionageOf } from './spies.ts';

/** Levels of counterspying that watch an empire this turn (C14.23). */
export const counterOf = (state: Pick<State, 'empires'>, seat: SeatId): number =>
  espionageOf(state, seat).counter ?? 0;
