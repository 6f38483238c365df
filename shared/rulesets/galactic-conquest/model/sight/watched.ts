import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { State } from '../state.ts';
import { basesIn, ownTerritory } from '../territory.ts';

type World = Pick<State, 'territory' | 'systems' | 'squadrons'>;

/** Whether a hex is open space: no system, and no base of its owner (C4.80). */
const isOpen = (state: World, seat: SeatId, place: PlaceId): boolean =>
  state.systems[place] === undefined && basesIn(state, place)?.seat !== seat;

/** The hexes of an empire that sensor mines cover: its territory without systems and bases (C4.80). */
export const openHexes = (state: World, seat: SeatId): readonly PlaceId[] =>
  ownTerritory(state, seat).filter((place) => isOpen(state, seat, place));

/** Whether sensor mines of an empire work in a hex (C4.80). */
export const isWatched = (state: World & Pick<State, 'empires'>, seat: SeatId, place: PlaceId): boolean =>
  state.empires[seat]?.sensorMines === 'kept' &&
  state.territory[place] === seat &&
  isOpen(state, seat, place);
