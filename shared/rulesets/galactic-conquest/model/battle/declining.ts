import { yearOf } from '../../map/seats.ts';
import type { Maneuvers } from '../reaction.ts';

/** The last year in which trans-warp movement keeps squadrons out of combat (D5.12). */
const declinesUntil = 184;

/** Whether a squadron takes part in no combat that is not forced on it, as it is in trans-warp movement in this turn (D5.12); in none at all, as it goes by hyperwarp (C21.51). */
export const declines = (
  when: { readonly turn: number; readonly year?: number },
  { pace, hyper }: Pick<Maneuvers, 'pace' | 'hyper'>,
): boolean => hyper !== undefined || (pace === 'TWM' && yearOf(when) <= declinesUntil);

/** Whether a squadron has left a battle in this turn: it fights no more in it but against whoever attacks it (A3.20, D1.85). */
export const hasLeft = ({ beaten }: Pick<Maneuvers, 'beaten'>): boolean => beaten === true;
