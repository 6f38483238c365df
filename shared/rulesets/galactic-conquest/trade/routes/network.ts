import { shelvedBy } from '#kernel/steps/shelves.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { beside, boardOf } from '../../map/board.ts';
import { homeworldOf } from '../../model/homeworld.ts';
import type { Lane } from '../../model/merchant.ts';
import { countsAs } from '../../model/system.ts';
import type { State } from '../../model/state.ts';

type World = Pick<State, 'map' | 'routes' | 'systems'>;

const lanesOf = shelvedBy<Lane, SeatId>(({ seat }) => seat);
/** The hexes of an empire’s trade routes, in order. */
export const hexesOfRoutes = ({ routes = {} }: Pick<State, 'routes'>, seat: SeatId): readonly PlaceId[] =>
  lanesOf(routes, seat).map(([place]) => place);

/** The hexes of an empire’s trade routes in which freighters go (E1.33). */
export const openHexesOf = ({ routes = {} }: Pick<State, 'routes'>, seat: SeatId): readonly PlaceId[] =>
  hexesOfRoutes({ routes }, seat).filter((place) => routes[place]?.shut !== true);

/** Whether more than half of an empire’s trade routes are shut down, and with that all of its trade (E1.31, E1.33). */
export const isShutDown = (state: Pick<State, 'routes'>, seat: SeatId): boolean =>
  openHexesOf(state, seat).length * 2 < hexesOfRoutes(state, seat).length;

/** The hexes that trade routes of an empire connect with its homeworld, with their distance from it along the routes. */
export const connectedIn = (state: World, seat: SeatId): ReadonlyMap<PlaceId, number> =>
  connectedBy(state, seat, openHexesOf(state, seat));

function connectedBy(state: World, seat: SeatId, hexes: readonly PlaceId[]): ReadonlyMap<PlaceId, number> {
  const lanes = new Set(hexes);
  const home = homeworldOf(state, seat);
  const found = new Map<PlaceId, number>();
  if (home === undefined || !lanes.has(home)) return found;
  const board = boardOf(state.map);
  found.set(home, 0);
  for (const [place, far] of found)
    for (const next of beside(board, place))
      if (lanes.has(next) && !found.has(next)) found.set(next, far + 1);
  return found;
}

/** Systems that are cut off as trade routes are shut down: those that no route connects any longer, and colonies whose own hex is shut; never the homeworld (E1.331). */
export function cutOffIn(state: World, seat: SeatId): readonly PlaceId[] {
  const { routes = {}, systems } = state;
  const [all, left] = [connectedBy(state, seat, hexesOfRoutes(state, seat)), connectedIn(state, seat)];
  return keysInOrder(systems).filter((place) => {
    const system = systems[place];
    if (system?.owner !== seat || countsAs(system) === 'homeworld') return false;
    const lost = all.has(place) && !left.has(place);
    return system.kind === 'minor' ? routes[place]?.seat === seat && lost : lost;
  });
}

/** Whether a system pays: a major one does if trade routes connect it with the homeworld (B1.40). OURS: without a homeworld none has to be; games that are older than trade routes ask for none. */
export function paysBy(state: World & Pick<State, 'empires'>, seat: SeatId): (place: PlaceId) => boolean {
  if (state.empires[seat]?.merchant === undefined) return () => true;
  const home = homeworldOf(state, seat);
  if (home === undefined) return () => true;
  const connected = connectedIn(state, seat);
  return (place) => place === home || connected.has(place) || state.systems[place]?.kind === 'minor';
}
