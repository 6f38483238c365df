import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';
import type { Ship } from '../ship.ts';
import type { State } from '../state.ts';
import type { Ashore } from '../condition/officer.ts';

/** Puts an officer ashore, or on the way. */
export const putAshore = (draft: Draft<State>, seat: SeatId, officer: Ashore): void =>
  change(draft.empires, seat, ({ officers = { raised: 0 } }) => ({
    officers: { ...officers, ashore: { ...officers.ashore, [officer.id]: officer } },
  }));

/** Officers of ships that are no more wait where these were. */
export function landFrom(draft: Draft<State>, seat: SeatId, place: PlaceId, ships: readonly Ship[]): void {
  for (const { officers = [] } of ships)
    for (const officer of officers) putAshore(draft, seat, { ...officer, place });
}
