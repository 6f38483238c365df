import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { beside, boardOf, hexName } from '../map/board.ts';
import type { State } from '../model/state.ts';
import { spaceOwner } from '../model/territory.ts';
import { impossible } from '../refusals.ts';

/** EP for bases that the bank brings in a turn to a system beyond the lines (B1.80). */
const mostSent = 100;

/**
 * Whether a system of an empire is beyond its lines, or has not been held for a turn (B1.80). OURS: it was taken in the last turn, or others have space around
 * it and the empire none; the bank sends nothing to one that is cut off, which pays for itself (C12.90, C12.91).
 */
export function isBeyond(
  state: Pick<State, 'map' | 'systems' | 'territory' | 'turn'> & Partial<Pick<State, 'fronts'>>,
  seat: SeatId,
  place: PlaceId,
): boolean {
  const system = state.systems[place];
  if (system?.owner !== seat || system.severed === true) return false;
  if (system.since === state.turn - 1) return true;
  const around = beside(boardOf(state.map), place).map((near) =>
    spaceOwner({ ...state, fronts: state.fronts ?? {} }, near),
  );
  return !around.includes(seat) && around.some((owner) => owner !== undefined);
}

/** Why no bases for so many EP are begun beyond the lines; undefined: they are (B1.80). */
export function cannotSend(state: State, seat: SeatId, place: PlaceId, cost: number): Problem | undefined {
  if (!isBeyond(state, seat, place)) return undefined;
  const left = mostSent - (state.systems[place]?.sent ?? 0);
  return cost > left
    ? impossible('GC B1.80', 'base-beyond', { cost, left, place: hexName(place) })
    : undefined;
}
