import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { beside, boardOf } from '../../map/board.ts';
import { plainBase } from '../../model/bases/plain.ts';
import { basesIn } from '../../model/territory.ts';
import type { State } from '../../model/state.ts';

/** Bases at which a trade route can end: a mobile base and larger ones, no platforms, docks and satellites (B1.21). */
const anchors: readonly string[] = ['MB', 'BS', 'BATS', 'STB', 'SB', 'SF', 'SP', 'CB', 'TCB', 'QCB'];

/** Whether a base of an empire stands there at which a trade route can end (B1.21). */
export function anchorsAt(state: Pick<State, 'squadrons'>, seat: SeatId, place: PlaceId): boolean {
  const bases = basesIn(state, place);
  return bases?.seat === seat && bases.ships.some(({ hull }) => anchors.includes(plainBase(hull)));
}

/** Whether the open end of a trade route that goes through a hex is at a base: any hex of the open stretch has one (B1.21). OURS: it ends there as long as the base stands. */
export function endsAtBase(
  state: Pick<State, 'map' | 'routes' | 'squadrons'>,
  seat: SeatId,
  place: PlaceId,
): boolean {
  const { routes = {} } = state;
  const board = boardOf(state.map);
  const stretch = new Set([place]);
  for (const hex of stretch) {
    if (anchorsAt(state, seat, hex)) return true;
    for (const next of beside(board, hex))
      if (routes[next]?.seat === seat && routes[next].open === true) stretch.add(next);
  }
  return false;
}
