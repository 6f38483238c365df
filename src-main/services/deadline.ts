import { Temporal } from 'temporal-polyfill'; // Temporal itself where the host has it: Node 24 has not.

import { bad, good } from '#kernel/words/result.ts';
import type { Outcome } from '../ports/outcome.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/** A weekly deadline in the time zone of one place. */
export interface Deadline {
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
  /** An IANA time zone, such as `America/Los_Angeles`. */
  readonly zone: string;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
/** A week, and a day for a change of the clocks. */
const daysAhead = 8;

/** Reads `Tuesday 17:00 America/Los_Angeles`; the day may be abbreviated to three letters. */
export function readDeadline(text: string): Outcome<Deadline> {
  const [, day = '', hour = '', minute = '', zone = ''] =
    /^\s*([a-z]{3,9})\s+(\d{1,2}):(\d\d)\s+(\S+)\s*$/i.exec(text) ?? [];
  const weekday = weekdays.findIndex(
    (name) => day !== '' && name.toLowerCase().startsWith(day.toLowerCase()),
  );
  if (weekday < 0 || Number(hour) > 23 || Number(minute) > 59)
    return bad([unreadable('not-a-deadline', { text })]);
  const known = readZone(zone);
  return known.ok ? good({ weekday, hour: Number(hour), minute: Number(minute), zone: known.value }) : known;
}

export const deadlineText = ({ weekday, hour, minute, zone }: Deadline): string =>
  `${weekdays[weekday] ?? ''} ${two(hour)}:${two(minute)} ${zone}`;

/** The time zone of a weekly deadline as text; UTC where it is none. */
export function zoneOf(text: string): string {
  const deadline = readDeadline(text);
  return deadline.ok ? deadline.value.zone : 'UTC';
}

/** The canonical name of a time zone. */
export function readZone(zone: string): Outcome<string> {
  try {
    return good(new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone);
  } catch {
    return bad([unreadable('no-such-zone', { zone })]);
  }
}

/**
 * The first deadline after a moment, both as UTC text such as `2026-11-25T01:00:00.000Z`. If the clocks skip
 * the deadline, it falls when they skip; if they show it twice, it falls at the first time.
 */
export function nextDeadline(deadline: Deadline, after: string): string {
  const start = clockAt(after, deadline.zone);
  const time = { hour: deadline.hour, minute: deadline.minute };
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const day = start.toPlainDate().add({ days: ahead });
    if (day.dayOfWeek % 7 !== deadline.weekday) continue;
    const { epochMilliseconds } = whenShown(day.toPlainDateTime(time), deadline.zone);
    if (epochMilliseconds > start.epochMilliseconds) return new Date(epochMilliseconds).toISOString();
  }
  throw new Error(`no ${deadlineText(deadline)} after ${after}`);
}

/** The moment that is so many days after another by the clocks of a zone. */
export const daysLater = (instant: string, days: number, zone: string): string =>
  new Date(clockAt(instant, zone).add({ days }).epochMilliseconds).toISOString();

/**
 * A moment as people write it, in a time zone: `Wed 25 Nov, 01:00 UTC`, with the year if it is not that of
 * `now`.
 */
export function momentIn(instant: string, now: string, zone = 'UTC'): string {
  const { year, month, day, dayOfWeek, hour, minute } = clockAt(instant, zone);
  const weekday = (weekdays[dayOfWeek % 7] ?? '').slice(0, 3);
  const thisYear = clockAt(now, zone).year === year;
  return `${weekday} ${day} ${months[month - 1] ?? ''}${thisYear ? '' : ` ${year}`}, ${two(hour)}:${two(minute)} ${zone}`;
}

/** The same in a time zone and in UTC: `Tue 24 Nov, 17:00 America/Los_Angeles (Wed 25 Nov, 01:00 UTC)`. */
export const momentBoth = (instant: string, now: string, zone: string): string =>
  zone === 'UTC' ? momentIn(instant, now) : `${momentIn(instant, now, zone)} (${momentIn(instant, now)})`;

/** A moment in a time zone. */
const clockAt = (instant: string, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(Date.parse(instant)).toZonedDateTimeISO(zone);

/** The first moment at which the clocks of a zone show a time; if they skip it, the moment of the skip. */
function whenShown(time: Temporal.PlainDateTime, zone: string): Temporal.ZonedDateTime {
  const moment = time.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const leapt = !moment.toPlainDateTime().equals(time);
  return (leapt ? moment.getTimeZoneTransition('next') : undefined) ?? moment;
}

const two = (number: number): string => String(number).padStart(2, '0');
