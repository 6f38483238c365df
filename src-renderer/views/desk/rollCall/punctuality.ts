import { latest, type PlayerTimes } from '#contract/gm/week.ts';

/** How somebody kept time, in a line: `9 of 12 in time, 2 late (latest by 3 h), 1 missed`. */
export function timesText(one: PlayerTimes): string {
  const { turns, inTime, late, missed, standIn, asked } = one;
  if (turns === 0) return 'no turns yet';
  return [
    `${inTime} of ${turns} in time`,
    ...(late === 0
      ? []
      : [`${late} late (${one.lateBy === undefined ? 'how late is unknown' : `latest by ${latest(one)}`})`]),
    ...(missed === 0 ? [] : [`${missed} missed`]),
    ...(standIn === 0 ? [] : [`${standIn} by a stand-in`]),
    ...(asked === 0 ? [] : [`asked for more time ${asked === 1 ? 'once' : `${asked} times`}`]),
  ].join(', ');
}
