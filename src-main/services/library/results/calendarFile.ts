import type { DueTold } from '#kernel/files/bodies.ts';
import type { Of } from '#kernel/codec/codec.ts';
import { digest } from '#kernel/codec/digest.ts';
import { padded } from '#kernel/words/ids.ts';
import type { TurnKey } from '#contract/keys.ts';
import type { fileContents } from '#contract/player/files.ts';
import { unreadable } from '#contract/refusals/library.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import { stillDue, type OpenedResults } from './opened.ts';
import { isAddress } from '../../mail/check.ts';
import { momentIn, readZone } from '../../deadline.ts';

/** What an entry of a calendar says of a turn. */
interface CalendarEntry {
  readonly key: TurnKey;
  readonly due: DueTold;
  /** The title of the game, and what the turn is called. */
  readonly title: string;
  readonly turnName: string;
  /** Where orders go, if anybody said. */
  readonly address: string | undefined;
  /** The game master’s public key: it tells games of the same short name apart. */
  readonly gmKey: string;
  /** How often the turn before was run again: later results take the place of earlier ones. */
  readonly rerun: number;
}

/** The entry for the turn of opened results. */
export function calendarOf(
  key: TurnKey,
  { body, view, ruleset }: Pick<OpenedResults, 'body' | 'view' | 'ruleset'>,
): Outcome<Of<typeof fileContents>> {
  const due = stillDue(body);
  if (due === undefined) return bad([unreadable('no-deadline/results', { turn: key.turn })]);
  const file = calendarFile({
    key,
    due,
    title: body.title === '' ? ruleset.title : body.title,
    turnName: phraseText(ruleset.presentation.calendar(key.turn, view)),
    address: isAddress(body.address ?? '') ? body.address : undefined,
    gmKey: body.gm.sign,
    rerun: body.rerun ?? 0,
  });
  return good({ name: calendarName(key), base64: Buffer.from(file).toString('base64') });
}

const calendarName = ({ game, turn, seat }: TurnKey): string => `${game}N${padded(turn, 2)}-${seat}-due.ics`;

/**
 * A calendar (RFC 5545) with one entry: the moment at which the orders of a turn are due, and a reminder a day before. The entry of a turn keeps
 * its UID, so that a calendar puts a later one in the place of an earlier; it is stamped with the moment at which the results were made.
 */
function calendarFile({ key, due, title, turnName, address, gmKey, rerun }: CalendarEntry): Uint8Array {
  const zone = readZone(due.zone);
  const moment = momentIn(due.at, due.said, zone.ok ? zone.value : 'UTC');
  const said = [
    `Orders for ${turnName} of ${title} are due on ${moment}.`,
    ...(address === undefined ? [] : [`Send them to ${address}.`]),
    'The game master may still change that.',
  ];
  const summary = `${title}: orders for ${turnName} are due`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sealed Orders//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${key.game}-${digest(gmKey).slice(0, 12)}-${key.seat}-${key.turn}@sealed-orders.invalid`,
    `DTSTAMP:${utc(due.said)}`,
    `SEQUENCE:${rerun}`,
    `DTSTART:${utc(due.at)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(said.join('\n'))}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P1D',
    `DESCRIPTION:${escaped(summary)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return new TextEncoder().encode(lines.map((line) => `${folded(line)}\r\n`).join(''));
}

/** A moment as calendars write it: `20261125T010000Z`. */
const utc = (instant: string): string => instant.replace(/\.\d+Z$/, 'Z').replace(/[-:]/g, '');

/** A text as the value of a property. */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', String.raw`\n`);

/** The most octets of a line, without its end. */
const longest = 75;

/** A line of at most so many octets, continued behind a space on the next; no letter is cut in two. */
function folded(line: string): string {
  let [text, octets] = ['', 0];
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > longest) [text, octets] = [`${text}\r\n `, 1];
    [text, octets] = [text + letter, octets + size];
  }
  return text;
}
