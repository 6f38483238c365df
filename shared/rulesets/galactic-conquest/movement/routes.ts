import type { PlaceId } from '#kernel/words/ids.ts';
import type { Squadron } from '../model/squadron.ts';
import { areAllied } from '../model/relations/alliances.ts';
import type { State } from '../model/state.ts';
import { spaceOwner, territoryOwner } from '../model/territory.ts';
import { isX } from '../ships/elite.ts';

/** Whether squadrons of an empire can use double time in a hex: on a trade route of its own, or an open one of an ally (D4.10, C22.20), and X-ships alone anywhere in its space (C19.30f, C21.46). OURS: where a map has no trade routes, all can in their own territory. */
export const isFriendlyRoute = (
  state: Pick<State, 'map' | 'routes' | 'territory' | 'systems' | 'fronts' | 'alliances' | 'blind'>,
  { seat, ships }: Pick<Squadron, 'seat' | 'ships'>,
  place: PlaceId,
): boolean => {
  const { routes, blind } = state;
  if (ships.length > 0 && ships.every(isX) && spaceOwner(state, place) === seat) return true;
  if (routes === undefined) return territoryOwner(state, place) === seat;
  const lane = routes[place];
  return (
    lane !== undefined &&
    (lane.seat === seat || (blind !== true && lane.hidden !== true && areAllied(state, lane.seat, seat)))
  );
};
