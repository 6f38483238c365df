import { flag, integer, line, list, object, oneOf, optional, text } from '#kernel/codec/shapes.ts';
import type { Of } from '#kernel/codec/codec.ts';
import { gameName } from '#kernel/files/envelope.ts';
import { playerRequest, requestKinds } from '#kernel/files/requests.ts';
import { seatName } from '../keys.ts';
import { address, count, instant, personName, reason } from '../shapes.ts';
import { acted } from './shown.ts';

/** What a game master's week needs besides orders: notes about players, their punctuality, and their requests. */

/** Most characters of a note about a player. */
export const longestNote = 4_000;
export const note = text(longestNote);
/** A note that can be kept: without invisible characters, and not too long. */
export const tidyNote = (said: string): string =>
  Array.from(
    said
      .replace(/\r\n?/g, '\n')
      .replace(/\t/g, '  ')
      .replace(/[^\P{C}\n]/gu, '')
      .replace(/[\u2028\u2029]/g, '\n'),
  ).reduce((text, sign) => (text.length + sign.length > longestNote ? text : text + sign), '');

/** `was`: the note as the page read it, so that nothing written elsewhere in the meantime is lost. */
export const noteSet = object({ game: gameName, seat: seatName, was: note, text: note });

/** How one player kept time, over every game on this desk. */
export const playerTimes = object({
  player: personName,
  address,
  /** What shows that the player of several games is one person. */
  matched: oneOf(['address', 'name']),
  /** Where they play or played; `now`: they still do. */
  games: list(
    object({ game: gameName, title: line(200), seat: seatName, name: line(200), now: flag, turns: count }),
    10_000,
  ),
  turns: count,
  inTime: count,
  late: count,
  standIn: count,
  missed: count,
  /** Turns in which they asked for more time. */
  asked: count,
  /** Minutes after the deadline, for each late turn where it is known. */
  lateBy: optional(object({ known: count, mean: integer(0, 100_000_000), most: integer(0, 100_000_000) })),
});
export type PlayerTimes = Of<typeof playerTimes>;

/** How players are recognised. */
export const matchedText =
  'Players of several games with the same mail address are counted as one; those without an address by their name. Turns led by the computer are left out.';

/** The columns in which the times of players are shown. */
export const punctualityColumns = [
  { key: 'player', label: 'Player', align: 'left' },
  { key: 'turns', label: 'Turns', align: 'right' },
  { key: 'inTime', label: 'In time', align: 'right' },
  { key: 'late', label: 'Late', align: 'right' },
  { key: 'latest', label: 'Latest by', align: 'right' },
  { key: 'missed', label: 'Missed', align: 'right' },
  { key: 'standIn', label: 'Stand-in', align: 'right' },
  { key: 'asked', label: 'Asked for time', align: 'right' },
  { key: 'games', label: 'Games', align: 'left' },
] as const;

/** The longest delay, such as `3 h 20 min`; `unknown` for turns of older programs. */
export function latest({ late, lateBy }: Pick<PlayerTimes, 'late' | 'lateBy'>): string {
  if (late === 0) return '';
  return lateBy === undefined ? 'unknown' : minutesText(lateBy.most);
}

const minutesText = (minutes: number): string =>
  minutes < 60
    ? `${minutes} min`
    : minutes < 48 * 60
      ? `${Math.floor(minutes / 60)} h${minutes % 60 === 0 ? '' : ` ${minutes % 60} min`}`
      : `${Math.floor(minutes / 1440)} d ${Math.floor((minutes % 1440) / 60)} h`;

/** What a player asks in the orders file that counts for the turn, and the answer. */
export const requestRow = object({
  seat: seatName,
  by: oneOf(['player', 'stand-in']),
  request: playerRequest,
  answer: optional(object({ granted: flag, words: line(500), at: instant })),
});
export type RequestRow = Of<typeof requestRow>;
/** `was`: when the answer that was shown was given; absent if there was none. `words` go to the player in a letter, if the game is played by mail. */
export const requestAnswered = object({
  ...acted,
  seat: seatName,
  kind: oneOf(requestKinds),
  was: optional(instant),
  granted: flag,
  words: optional(reason),
});
