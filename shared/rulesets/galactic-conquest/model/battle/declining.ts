import { yearOf } from '../../map/seats.ts';
import type { Maneuvers } from '../reaction.ts';

/** The last year in which trans-warp movement keeps squadrons out of combat (D5.12). */
const declinesUntil = 184;

/** Whether a squadron takes part in no combat that is not forced on it, as it is in trans-warp movement in this turn (D5.12). */
export const declines = (
  when: { readonly turn: number; readonly year?: number },
  { pace }: Pick<Maneuvers, 'pace'>,
): boolean => pace === 'TWM' && yearOf(when) <= declinesUntil;
