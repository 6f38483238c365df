import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Relation, State } from '../../model/state.ts';
import { pairKey } from '../../model/state.ts';

/** The relation of two empires (GE 255-261). A pair without an entry is neutral. */
export function relation(state: State, a: SeatId, b: SeatId): Relation | 'self' {
  return a === b ? 'self' : (state.relations[pairKey(a, b)] ?? 'neutral');
}

/**
 * Whether forces of the two fight each other when they meet at this place. Undefined seats are the independents: they fight
 * anybody who is in one of their sectors without its special permission (GE 723, 1153), and never one another.
 */
export function areHostile(
  state: State,
  a: SeatId | undefined,
  b: SeatId | undefined,
  place: PlaceId,
): boolean {
  if (a !== undefined && b !== undefined) return relation(state, a, b) === 'war';
  const guest = a ?? b;
  const sector = state.sectors[place];
  if (guest === undefined || sector === undefined) return false;
  return sector.owner === undefined && !sector.permitted.includes(guest);
}

/** Whether the two fight on one side: they are the same empire, or allies (GE 261). */
export function areAllied(state: State, a: SeatId | undefined, b: SeatId | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  const standing = relation(state, a, b);
  return standing === 'self' || standing === 'alliance';
}
