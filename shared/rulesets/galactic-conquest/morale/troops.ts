import type { Draw } from '#kernel/dice/draw.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { State } from '../model/state.ts';
import { lacksTroops } from '../trade/marine/needs.ts';

/** Percent by which revolutions are likelier without troop freighters (E4.40). */
export const revoltPercent = 16;

/** Whether a check that was passed fails all the same for want of troop freighters. OURS: the book does not say what its 16 % are of; a 2 always passes. */
export const isRevolting = (
  state: Pick<State, 'empires' | 'squadrons' | 'systems' | 'routes'>,
  seat: SeatId,
  draw: Draw,
): boolean => lacksTroops(state, seat) && draw.fork('revolt').chance(revoltPercent, 100);
