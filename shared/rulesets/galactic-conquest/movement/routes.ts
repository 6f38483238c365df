import type { PlaceId } from '#kernel/words/ids.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { spaceOwner } from '../model/territory.ts';
import { isX } from '../ships/elite.ts';

/** Whether squadrons of an empire can use double time in a hex: on a trade route of its own (D4.10), and X-ships alone anywhere in its space (C19.30f, C21.46). OURS: where a map has no trade routes, all can in their own territory. */
export const isFriendlyRoute = (
  state: Pick<State, 'routes' | 'territory' | 'systems' | 'fronts'>,
  { seat, ships }: Pick<Squadron, 'seat' | 'ships'>,
  place: PlaceId,
): boolean => {
  const { routes, territory } = state;
  if (ships.length > 0 && ships.every(isX) && spaceOwner(state, place) === seat) return true;
  return routes === undefined ? territory[place] === seat : routes[place]?.seat === seat;
};
