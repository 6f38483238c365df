import { yearOf } from '../../map/seats.ts';
import type { Maneuvers } from '../reaction.ts';

/** The last year in which double time costs factors (D4.23). */
const doubleTimeUntil = 177;
/** Percent that attack and defense factors lose in double time (D4.21). */
export const doubleTime = -20;

/** Whether a squadron is engaged in a turn of double time, and has fewer factors for that (D4.21, D4.23). */
export const hurries = (
  when: { readonly turn: number; readonly year?: number },
  { pace }: Pick<Maneuvers, 'pace'>,
): boolean => pace !== undefined && yearOf(when) <= doubleTimeUntil;
