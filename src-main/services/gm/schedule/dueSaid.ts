import type { ClockShown } from '#contract/gm/policy.ts';
import { momentBoth, momentIn, zoneOf } from '../../deadline.ts';
import type { Situation } from './clock.ts';
import { dueOf } from './clock.ts';

/** When a turn is due, in the deadline's time zone and in UTC. */
export const dueSaid = ({ due, said }: ClockShown, now: string): string =>
  due === undefined || said.endsWith(' UTC') ? said : `${said} (${momentIn(due, now)})`;

/** Until when the runs that are due wait, as the schedule has it: for answers, or for orders; empty where there is no such moment. */
export function dueRunsSaid({ asks, ...situation }: Situation): string {
  const { policy, now, day } = situation;
  if (asks === undefined) return runDueSaid(situation, day);
  return asks.until === undefined
    ? ''
    : `waits for answers until ${momentBoth(asks.until, now, zoneOf(policy.due))}`;
}

/** When a run of this day is due; empty where there is no such moment. */
export function runDueSaid({ policy, now, ...situation }: Situation, day = 0): string {
  const zone = zoneOf(policy.due);
  const { due } = dueOf({ policy, ...situation, day });
  if (due === undefined) return '';
  return `${due <= now ? 'was' : 'is'} due on ${momentBoth(due, now, zone)}`;
}
