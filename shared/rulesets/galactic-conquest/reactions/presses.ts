import { declines } from '../model/battle/declining.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { isFixed } from '../model/territory.ts';
import { liesLow } from '../model/seeing/veil.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { isHeld } from '../sensors/veils.ts';
import { isShutIn } from '../sensors/shutIn.ts';
import { attacks } from '../ships/ships.ts';
import { holds } from './watch.ts';

/** Whether it has come to the end of its course, and a monitor came out of transit there (E4.90). */
const isMet = ({ squadrons }: State, { seat, place, plot }: Squadron): boolean =>
  plot?.done === plot?.way.length &&
  squadronsAt(squadrons, place).some(([, other]) => other.seat !== seat && other.monitor === 'arrived');

/**
 * Whether a squadron attacks others that are in its hex already: it is told to attack, and stays, or a blockade keeps it from leaving (C12.20, C12.93), but not in a turn of trans-warp movement (D5.12). OURS: it does so
 * with the first segment, and goes on until nobody is left whom it has not passed.
 */
export const presses = (state: State, one: Squadron): boolean =>
  attacks(one) &&
  !declines(state, one) &&
  !isFixed(one) &&
  !liesLow(one) &&
  (one.plot === undefined || (one.plot.done === 0 && isShutIn(state, one)) || isMet(state, one)) &&
  isHeld(state, one.seat, one.place) &&
  (one.only === undefined || holds(state, one, one.only));
