import { clock } from '../../clock.ts';
import { localeOf } from '../../language/tongue.ts';

/** How far off a moment is: `in 2 days`, `3 hours ago`. */
export function away(instant: string, now: number = clock.now()): string {
  const minutes = Math.round((Date.parse(instant) - now) / 60_000);
  const words = new Intl.RelativeTimeFormat(localeOf('en'), { numeric: 'auto' });
  if (Math.abs(minutes) < 90) return words.format(minutes, 'minute');
  if (Math.abs(minutes) < 36 * 60) return words.format(Math.round(minutes / 60), 'hour');
  return words.format(Math.round(minutes / 1440), 'day');
}

/** A moment in this machine’s time zone, the day in full: `Sunday 6 December 20:00`, with the year if it is not that of `now`. */
export function dayAndHour(instant: string, now: number): string {
  const [at, today] = [new Date(instant), new Date(now)];
  const year = at.getFullYear() === today.getFullYear() ? {} : ({ year: 'numeric' } as const);
  const day = at.toLocaleDateString(localeOf('en-GB'), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...year,
  });
  const hour = at.toLocaleTimeString(localeOf('en-GB'), { hour: '2-digit', minute: '2-digit' });
  return `${day.replaceAll(',', '')} ${hour}`;
}
