import { integer, line, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { Entry } from '#kernel/declare/entries.ts';
import { choiceOrNone, choicesOf, chosen } from '#kernel/declare/entries.ts';
import { textIn } from '#kernel/orders/fields.ts';
import type { Choice } from '#kernel/orders/form.ts';
import type { Fault } from '#kernel/orders/sheet.ts';
import { typedText } from '#kernel/orders/typed.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { sector } from '../fields/parts.ts';
import { sectorIdsOf } from '../galaxy/board.ts';
import { espionage, longest } from '../model/figures.ts';
import type { SectorId } from '../model/ids.ts';
import { sectorIn } from '../model/ids.ts';
import type { View } from '../model/view.ts';
import { isNowhere, officeOrder } from '../ordering.ts';
import type { Reading } from '../typing.ts';
import { keywordNext, numberNext, textNext, wrongNext } from '../typing.ts';
import { messageSent } from './events.ts';
import type { Message } from './messages.ts';
import { audiences, cannotSend, hearersOf, signatures } from './messages.ts';

const labels: Readonly<Record<Message['to'], string>> = {
  all: 'all Corporations',
  corporation: 'a Corporation',
  sector: 'the Home Office of a sector',
  ships: 'all ships in a sector',
  team: 'a team',
};
/** Whom a message can be for in a game without teams. */
const offered = audiences.filter((to) => to !== 'team');
const others = ({ me, names }: View): readonly Choice[] =>
  inOrder(names)
    .filter(([seat, { number }]) => seat !== me && number < espionage.powersFrom)
    .map(([, { number, name }]) => ({
      value: String(number),
      label: phrase('{number} {name}', { number, name }),
    }));

/** The same message for somebody else: the first Corporation, or one's own sector, is proposed. */
function sentTo<O extends Message>(view: View, order: O, to: Message['to']): O {
  const { number: _, sector: __, ...message } = order;
  const [first] = others(view);
  const whom =
    to === 'corporation'
      ? { number: Number(first?.value ?? 0) }
      : to === 'all'
        ? {}
        : { sector: sectorIn(view.own.home) };
  return { ...message, to, ...whom } as unknown as O;
}

/** Which one it is for, where there is more than one of the kind. */
function whichEntry<O extends Message>(view: View, order: O): readonly Entry<O>[] {
  const { to, number, sector: where } = order;
  if (to === 'corporation')
    return [
      chosen('number', 'Corporation', others(view), String(number ?? ''), (given) => ({
        ...order,
        number: Number(given),
      })),
    ];
  if (to !== 'sector' && to !== 'ships') return [];
  const choices = choicesOf(sectorIdsOf(view.parameters.size), (one) =>
    phrase('{sector}', { sector: one.slice(1) }),
  );
  return [
    chosen('sector', 'Sector', choices, where ?? '', (given) => ({ ...order, sector: given as SectorId })),
  ];
}

type Whom = Pick<Message, 'to' | 'number' | 'sector'>;

const words = { ALL: 'all', CORP: 'corporation', SECT: 'sector', SHIP: 'ships', TEAM: 'team' } as const;
type Word = keyof typeof words;
const wordOf = (to: Message['to']): Word =>
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

const messageText = ({ to, number, sector: where, signed, text }: Message): string =>
  [
    ...['ME', wordOf(to)],
    ...(number === undefined ? [] : [String(number)]),
    ...(where === undefined ? [] : [where.slice(1)]),
    ...(signed === undefined ? [] : [signed === 'rsvp' ? 'RSVP' : 'KNOW']),
    ...(text === '' ? [] : [`"${text}"`]),
  ].join(' ');

/** `ME SECT 15 "Call me"`, `ME 396 KNOW "Surrender!"`, `ME ALL "I need dilithium"` (SFW 3877). */
function messageNext(reading: Reading): Message | Fault {
  const whom = whomNext(reading);
  if ('said' in whom) return whom;
  const signed = keywordNext(reading, ['KNOW', 'RSVP']);
  const text = textNext(reading, longest.text);
  if (typeof text !== 'string') return text;
  return {
    ...whom,
    ...(signed === undefined ? {} : { signed: signed === 'RSVP' ? 'rsvp' : 'known' }),
    text,
  };
}

/** Sends a message (SFW 3877). */
export const sendMessage = officeOrder('send-message', {
  fields: {
    to: oneOf(audiences),
    number: optional(integer(0, 999)),
    sector: optional(sector),
    signed: optional(oneOf(signatures)),
    text: line(longest.text),
  },
  title: 'Send Message',
  offers(view, at) {
    const picked = at.seat === undefined || at.seat === view.me ? undefined : view.names[at.seat]?.number;
    if (picked !== undefined && picked < espionage.powersFrom)
      return [{ to: 'corporation' as const, number: picked, text: '' }];
    return isNowhere(at) ? [{ to: 'all' as const, text: '' }] : [];
  },
  form: (view, order) => [
    chosen(
      'to',
      'For',
      choicesOf(offered, (to) => phrase('{label}', { label: labels[to] })),
      order.to,
      (to) => sentTo(view, order, to as Message['to']),
    ),
    ...whichEntry(view, order),
    choiceOrNone(order, 'signed', 'From', phrase('nobody (anonymous)'), [
      { value: 'known', label: phrase('you, with your number') },
      { value: 'rsvp', label: phrase('you, with your number and how to reach you') },
    ]),
    {
      field: { kind: 'text', name: 'text', label: 'Message', longest: longest.text, lines: 2 },
      value: order.text,
      // However it is broken into lines, it is told as one.
      set: (given) => ({ ...order, text: typedText(textIn(given), 1) }),
    },
  ],
  cannot: (state, { seat, order, used }) => cannotSend(state, seat, order, used?.saidToAll === true),
  say: (order) => phrase('Send a message ({code})', { code: messageText(order) }),
  ways: [{ like: /^ME$/, meant: ['ME ALL'], read: messageNext, write: messageText }],
  act({ turn, seat, order, used }) {
    const { ref, kind: _, ...message } = order;
    if (message.to === 'all') used.saidToAll = true;
    turn.happen(
      messageSent.of({ ...message, seat, hearers: hearersOf(turn.state, seat, order), cause: ref }),
    );
  },
});
