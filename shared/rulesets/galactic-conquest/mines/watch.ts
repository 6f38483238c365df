import type { SeatId } from '#kernel/words/ids.ts';
import type { State } from '../model/state.ts';
import { openHexes } from '../model/sight/watched.ts';
import { freeReserveOf } from '../trade/marine/lying.ts';
import { tendersFor } from './upkeep.ts';

type World = Pick<State, 'territory' | 'systems' | 'squadrons'>;

/** Economic points that sensor mines cost for each hex in a turn (C4.80). */
const perHex = 5;
/** Hexes for which an F-ML and two F-MS tend them (C4.80). */
const ofTenders = 20;

/** What the sensor mines of an empire cost in a turn (C4.80). */
export const watchCost = (state: World, seat: SeatId): number => openHexes(state, seat).length * perHex;

/** Large mine freighters that sensor mines ask of the strategic reserve, each with two small ones (C4.80). */
export const watchTenders = (state: World, seat: SeatId): number =>
  Math.floor(openHexes(state, seat).length / ofTenders);

/** Whether what counts of the strategic reserve can tend sensor mines beside the minefields that there are; two small freighters stand for a large one (B1.35, C4.80, C12.80, E1.40, E4.50). */
export function isWatchTended(
  state: World & Pick<State, 'empires' | 'mines' | 'routes'>,
  seat: SeatId,
): boolean {
  if (state.empires[seat]?.merchant === undefined) return true;
  const { 'F-ML': large = 0, 'F-MS': small = 0 } = freeReserveOf(state, seat);
  return 2 * large + small >= 3 * tendersFor(state, seat) + 4 * watchTenders(state, seat);
}
