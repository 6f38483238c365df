import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { drop, put } from '#kernel/steps/change.ts';
import type { State } from './state.ts';

/** A hex becomes territory of an empire: no front takes it in any longer, and trade routes of others in it end, as they lie in an empire’s own space alone (B1.10). */
export function takeHex(draft: Draft<State>, place: PlaceId, seat: SeatId): void {
  put(draft.territory, place, seat);
  if (draft.fronts !== undefined) drop(draft.fronts, place);
  const { routes } = draft;
  if (routes !== undefined && routes[place]?.seat !== seat) drop(routes, place);
}
