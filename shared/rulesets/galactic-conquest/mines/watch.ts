import type { SeatId } from '#kernel/words/ids.ts';
import type { State } from '../model/state.ts';
import { openHexes } from '../model/sight/watched.ts';

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
