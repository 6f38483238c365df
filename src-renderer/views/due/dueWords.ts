import type { Out } from '#contract/calls.ts';
import { away, dayAndHour } from '../../parts/text/moments.ts';

export type DueTold = NonNullable<Out<'turn.open'>['due']>;

export const isPast = ({ at }: DueTold, now: number): boolean => Date.parse(at) <= now;

/** `due in 2 days`, or `was due 3 hours ago`. */
export const dueSoon = (due: DueTold, now: number): string =>
  `${isPast(due, now) ? 'was due' : 'due'} ${away(due.at, now)}`;

/** The same with the moment itself: `due in 2 days, Sunday 6 December 20:00 your time`. */
export const dueWhole = (due: DueTold, now: number): string =>
  `${dueSoon(due, now)}, ${dayAndHour(due.at, now)} your time`;
