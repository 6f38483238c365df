import type { Of } from '../codec/codec.ts';
import { integer, line, list, literal, object, oneOf, optional, union, where } from '../codec/shapes.ts';
import { tidyLine } from '../codec/tidyLine.ts';

/** What players ask of their game master in their orders file: not orders, and without effect on the turn. */

/** Most characters of the player's words in a request. */
export const longestAsking = 300;

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Whether this is a real date, such as `2026-12-24`. */
export function isDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = (/^(2\d{3})-(\d\d)-(\d\d)$/.exec(text) ?? []).slice(1).map(Number);
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day >= 1 && day <= (monthDays[month - 1] ?? 0) + (leap && month === 2 ? 1 : 0);
}

const day = where(line(10, 10), isDay, 'a day such as 2026-12-24');
const turn = integer(0, 9999);
const words = tidyLine(longestAsking, 0);

const extension = object({ kind: literal('extension'), until: optional(day), words });
const holiday = where(
  object({
    kind: literal('holiday'),
    turns: optional(
      where(
        object({ from: turn, to: turn }),
        ({ from, to }) => from <= to,
        'a last turn that is not before the first',
      ),
    ),
    days: optional(
      where(
        object({ from: day, to: day }),
        ({ from, to }) => from <= to,
        'a last day that is not before the first',
      ),
    ),
    words,
  }),
  ({ turns, days }) => (turns === undefined) !== (days === undefined),
  'either turns or days',
);
const end = object({ kind: literal('end'), how: oneOf(['draw', 'concede']), words });

/** More time for this turn, a holiday, or the end of the game. */
export type PlayerRequest = Of<typeof extension> | Of<typeof holiday> | Of<typeof end>;
export type RequestKind = PlayerRequest['kind'];
export const requestKinds = ['extension', 'holiday', 'end'] as const;

export const playerRequest = union<PlayerRequest>('kind', { extension, holiday, end });
/** Each kind once at most. */
export const playerRequests = where(
  list(playerRequest, requestKinds.length),
  (all) => new Set(all.map(({ kind }) => kind)).size === all.length,
  'each request once',
);

/** The text as it can be sent: one line, without invisible characters or stacked accents, and cut to `longestAsking`. */
export function tidyAsking(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .trim()
    .replace(/^\p{M}+/u, '');
  return Array.from(plain)
    .reduce((short, sign) => (short.length + sign.length > longestAsking ? short : short + sign), '')
    .trim();
}

/** A request as a predicate, without the player's own words: `asks for more time, until 2026-12-24`. */
export function askingOf(request: PlayerRequest): string {
  if (request.kind === 'extension')
    return request.until === undefined ? 'asks for more time' : `asks for more time, until ${request.until}`;
  if (request.kind === 'end')
    return request.how === 'draw' ? 'asks to end the game as a draw' : 'concedes, and asks to end the game';
  return `asks for a holiday ${spanOf(request)}`;
}

/** The turns or days of a holiday: `from turn 3 to turn 5`, `on 2026-12-24`. */
export function spanOf({ turns, days }: Extract<PlayerRequest, { kind: 'holiday' }>): string {
  const {
    from = 0,
    to = 0,
    what,
  } = turns === undefined ? { ...days, what: '' } : { ...turns, what: 'turn ' };
  if (from === to) return turns === undefined ? `on ${from}` : `in turn ${from}`;
  return `from ${what}${from} to ${what}${to}`;
}
