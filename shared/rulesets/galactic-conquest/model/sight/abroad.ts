import type { SeatId } from '#kernel/words/ids.ts';
import type { Squadron } from '../squadron.ts';
import type { State } from '../state.ts';
import { spaceOwner } from '../territory.ts';
import { areAllied } from '../relations/alliances.ts';

type Space = Pick<State, 'map' | 'systems' | 'territory' | 'fronts' | 'alliances'>;

/** The ally in whose space a squadron is; undefined: it is elsewhere (C22.10). */
export function hostOf(state: Space, { seat, place }: Pick<Squadron, 'seat' | 'place'>): SeatId | undefined {
  const host = spaceOwner(state, place);
  return host !== undefined && areAllied(state, host, seat) ? host : undefined;
}

/** Whether a squadron is on inactive status: the game master said so, or nobody pays for it, and it is not in its own space (A10.60, C22.45). */
export const isIdle = (
  state: Space,
  { seat, place, inactive, unkept }: Pick<Squadron, 'seat' | 'place' | 'inactive' | 'unkept'>,
): boolean => inactive === true || (unkept === true && spaceOwner(state, place) !== seat);
