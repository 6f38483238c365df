import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Fault } from '#kernel/orders/sheet.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { SectorId } from '../../model/ids.ts';
import type { SendMessage } from '../../model/orders/stance.ts';
import { longest } from '../../model/figures.ts';
import type { Reading, WrittenAs } from '../../typing.ts';
import { keywordNext, numberNext, textNext, wrongNext } from '../../typing.ts';

type Whom = Pick<SendMessage, 'to' | 'number' | 'sector'>;

const words = { ALL: 'all', CORP: 'corporation', SECT: 'sector', SHIP: 'ships', TEAM: 'team' } as const;
type Word = keyof typeof words;
const wordOf = (to: SendMessage['to']): Word =>
  (keysInOrder(words) as readonly Word[]).find((word) => words[word] === to) ?? 'ALL';

/** Whom a message is for: a number alone is that of a Corporation, as in the book's example (SFW 3880). */
function whomNext(reading: Reading): Whom | Fault {
  const word = keywordNext(reading, ['ALL', 'CORP', 'SECT', 'SHIP', 'TEAM']);
  if (word === 'ALL') return { to: 'all' };
  const number = word === 'SECT' || word === 'SHIP' ? undefined : numberNext(reading);
  if (number !== undefined) return { to: word === 'TEAM' ? 'team' : 'corporation', number };
  const sector = word === 'SECT' || word === 'SHIP' ? reading.next(/^(\d\d|GY)$/) : undefined;
  if (sector !== undefined && word !== undefined)
    return { to: words[word], sector: `s${sector.word.toLowerCase()}` as SectorId };
  return wrongNext(
    reading,
    phrase(
      'ME takes whom it is for: ALL, the number of a Corporation, or SECT or SHIP with a sector, such as ME SECT 15.',
    ),
  );
}

/** `ME SECT 15 "Call me"`, `ME 396 KNOW "Surrender!"`, `ME ALL "I need dilithium"` (SFW 3877). */
const me: WrittenAs = {
  kind: 'send-message',
  like: /^ME$/,
  meant: ['ME ALL'],
  read(reading): Unnumbered<SendMessage> | Fault {
    const whom = whomNext(reading);
    if ('said' in whom) return whom;
    const signed = keywordNext(reading, ['KNOW', 'RSVP']);
    const text = textNext(reading, longest.text);
    if (typeof text !== 'string') return text;
    return {
      kind: 'send-message',
      ...whom,
      ...(signed === undefined ? {} : { signed: signed === 'RSVP' ? 'rsvp' : 'known' }),
      text,
    };
  },
  write: ({ to, number, sector, signed, text }: Unnumbered<SendMessage>) =>
    [
      ...['ME', wordOf(to)],
      ...(number === undefined ? [] : [String(number)]),
      ...(sector === undefined ? [] : [sector.slice(1)]),
      ...(signed === undefined ? [] : [signed === 'rsvp' ? 'RSVP' : 'KNOW']),
      ...(text === '' ? [] : [`"${text}"`]),
    ].join(' '),
};

/** How messages are typed. */
export const messagesWritten: readonly WrittenAs[] = [me];
