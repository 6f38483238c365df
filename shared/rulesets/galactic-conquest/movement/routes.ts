import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { State } from '../model/state.ts';

/** Whether squadrons of an empire can use double time in a hex: on a trade route of its own (D4.10). OURS: where a map has no trade routes, in their own territory. */
export const isFriendlyRoute = (
  { routes, territory }: Pick<State, 'routes' | 'territory'>,
  seat: SeatId,
  place: PlaceId,
): boolean => (routes === undefined ? territory[place] === seat : routes[place]?.seat === seat);
