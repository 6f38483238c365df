import type { Problem } from '#kernel/problem.ts';
import { unreadable } from '#kernel/problem.ts';
import { bad, good } from '#kernel/result.ts';
import type { Outcome } from '../ports.ts';

/** When orders are due, week after week, by the clocks of one place (GE 131). */
export interface Deadline {
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
  /** Of the IANA list, such as `America/Los_Angeles`. */
  readonly zone: string;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const minutesMs = 60_000;
const dayMs = 24 * 60 * minutesMs;
/** A week, and a day for clocks that are put forward. */
const daysAhead = 8;

/** Reads `Tuesday 17:00 America/Los_Angeles`; a day may be cut to three letters. */
export function readDeadline(text: string): Outcome<Deadline> {
  const [, day = '', hour = '', minute = '', zone = ''] =
    /^\s*([a-z]{3,9})\s+(\d{1,2}):(\d\d)\s+(\S+)\s*$/i.exec(text) ?? [];
  const weekday = weekdays.findIndex(
    (name) => day !== '' && name.toLowerCase().startsWith(day.toLowerCase()),
  );
  if (weekday < 0 || Number(hour) > 23 || Number(minute) > 59) return bad([notADeadline(text)]);
  const known = readZone(zone);
  return known.ok ? good({ weekday, hour: Number(hour), minute: Number(minute), zone: known.value }) : known;
}

export const deadlineText = ({ weekday, hour, minute, zone }: Deadline): string =>
  `${weekdays[weekday] ?? ''} ${two(hour)}:${two(minute)} ${zone}`;

/** The name under which a time zone is known. */
export function readZone(zone: string): Outcome<string> {
  try {
    return good(new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone);
  } catch {
    return bad([noSuchZone(zone)]);
  }
}

/**
 * The first deadline after a moment, both as UTC text such as `2026-11-25T01:00:00.000Z`. Clocks differ through the year: where
 * they are put forward over the deadline it falls when they move on, where they are put back it falls at the first of the two.
 */
export function nextDeadline(deadline: Deadline, after: string): string {
  const start = Date.parse(after);
  const today = clockAt(start, deadline.zone);
  const midnight = Date.UTC(today.year, today.month - 1, today.day);
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const day = new Date(midnight + ahead * dayMs);
    if (day.getUTCDay() !== deadline.weekday) continue;
    const instant = instantOf(
      day.getTime() + (deadline.hour * 60 + deadline.minute) * minutesMs,
      deadline.zone,
    );
    if (instant > start) return new Date(instant).toISOString();
  }
  throw new Error(`no ${deadlineText(deadline)} after ${after}`);
}

/** A moment by the clocks of a place: `Wednesday 2026-11-25 01:00 Europe/London`. */
export function momentIn(instant: string, zone: string): string {
  const { year, month, day, hour, minute } = clockAt(Date.parse(instant), zone);
  const weekday = weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '';
  return `${weekday} ${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)} ${zone}`;
}

interface Clock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** What the clocks of a zone show at an instant, in milliseconds since 1970. */
function clockAt(instant: number, timeZone: string): Clock {
  const shown = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const part = (type: keyof Clock): number => Number(shown.find((one) => one.type === type)?.value);
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  };
}

/** The earliest instant at which the clocks of a zone show a time, given as if they stood at UTC. */
function instantOf(shown: number, zone: string): number {
  const aheadAt = (instant: number): number => {
    const { year, month, day, hour, minute } = clockAt(instant, zone);
    return Date.UTC(year, month - 1, day, hour, minute) - instant;
  };
  const candidates = [shown - aheadAt(shown - dayMs), shown - aheadAt(shown + dayMs)].sort((a, b) => a - b);
  const exact = candidates.find((instant) => instant + aheadAt(instant) === shown);
  // A time that the clocks leap over: the moment at which they leap.
  return exact ?? leapBetween(candidates[0] ?? shown, candidates[1] ?? shown, aheadAt);
}

function leapBetween(before: number, after: number, aheadAt: (instant: number) => number): number {
  const old = aheadAt(before);
  let [low, high] = [before, after];
  while (high - low > minutesMs) {
    const middle = low + Math.floor((high - low) / (2 * minutesMs)) * minutesMs;
    if (aheadAt(middle) === old) low = middle;
    else high = middle;
  }
  return high;
}

const two = (number: number): string => String(number).padStart(2, '0');
const notADeadline = (text: string): Problem =>
  unreadable(
    'not-a-deadline',
    '«{text}» is no deadline. Write a day, a time and a place, as «Tuesday 17:00 America/Los_Angeles».',
    { text },
  );
const noSuchZone = (zone: string): Problem =>
  unreadable(
    'no-such-zone',
    'There is no time zone «{zone}». Write it as continent and town, as America/Los_Angeles or Europe/London.',
    { zone },
  );
