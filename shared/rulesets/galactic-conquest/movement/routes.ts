import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { State } from '../model/state.ts';

/** Whether squadrons of an empire can use double time in a hex (D4.10). OURS: while no trade routes are there, in their own territory. */
export const isFriendlyRoute = (
  { territory }: Pick<State, 'territory'>,
  seat: SeatId,
  place: PlaceId,
): boolean => territory[place] === seat;
