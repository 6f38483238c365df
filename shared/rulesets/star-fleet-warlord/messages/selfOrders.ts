import { flag, line, optional } from '#kernel/codec/shapes.ts';
import type { Entry } from '#kernel/declare/entries.ts';
import { eitherOr } from '#kernel/declare/entries.ts';
import { textIn } from '#kernel/orders/fields.ts';
import type { Fault } from '#kernel/orders/sheet.ts';
import { defined } from '#kernel/words/defined.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { longest } from '../model/figures.ts';
import { isNowhere, officeOrder } from '../ordering.ts';
import { impossible } from '../refusals.ts';
import type { Reading } from '../typing.ts';
import { textNext, wrongNext } from '../typing.ts';
import { headerSet, infoSet, mottoSet, phoneSet } from './nameEvents.ts';
import { cannotSay } from './names.ts';

/* What a Corporation tells of itself (SFW 3992, 4006, 4021, 4037). */

type Text<K extends string> = { readonly [k in K]: string };

/** A text of one line, which can be empty. */
const lineEntry = <K extends string, O extends Text<K>>(
  order: O,
  name: K,
  label: string,
  most: number,
): Entry<O> => ({
  field: { kind: 'text', name, label, longest: most, lines: 1 },
  value: order[name],
  set: (given) => ({ ...order, [name]: textIn(given).trim() }),
});

const codeAnd = (code: string, text: string): string => (text === '' ? code : `${code} "${text}"`);

/** A code and a text between quotes, which can be empty. */
const textWay = <K extends string>(code: string, name: K, most: number) => ({
  like: new RegExp(`^${code}$`),
  meant: [code],
  read(reading: Reading): Text<K> | Fault {
    const text = textNext(reading, most);
    return typeof text === 'string' ? ({ [name]: text } as Text<K>) : text;
  },
  write: (order: Text<K>) => codeAnd(code, order[name]),
});

/** What stands before the names of ships that are bought from now on; empty: nothing. */
export const setHeader = officeOrder('set-header', {
  fields: { header: line(longest.header) },
  title: 'Set Name Header',
  offers: ({ own }, at) => (isNowhere(at) ? [{ header: own.header }] : []),
  form: (_, order) => [lineEntry(order, 'header', 'Prefix for new ship names', longest.header)],
  say: (order) => phrase('Set the prefix for new ship names ({code})', { code: codeAnd('NH', order.header) }),
  // `NH "USS"`; `NH` for none (SFW 3992).
  ways: [textWay('NH', 'header', longest.header)],
  act({ turn, seat, order }) {
    turn.happen(headerSet.of({ seat, header: order.header, cause: order.ref }));
  },
});

/** What others read on the ships of the Corporation when they meet them in battle. */
export const setMotto = officeOrder('set-motto', {
  fields: { motto: line(longest.text) },
  title: 'Change Corporation Motto',
  offers: ({ own }, at) => (isNowhere(at) ? [{ motto: own.motto.slice(0, longest.text) }] : []),
  form: (_, order) => [lineEntry(order, 'motto', 'Motto (others read it in battle)', longest.text)],
  cannot: (_, { order }) => cannotSay('SFW 4011', order.motto),
  say: (order) => phrase('Set the motto ({code})', { code: codeAnd('CM', order.motto) }),
  // `CM "When it absolutely, positively has to be there"` (SFW 4006).
  ways: [textWay('CM', 'motto', longest.text)],
  act({ turn, seat, order }) {
    turn.happen(mottoSet.of({ seat, motto: order.motto, cause: order.ref }));
  },
});

const phoneText = ({ open, phone }: { readonly open: boolean; readonly phone?: string }): string =>
  `PH ${open ? 'ON' : 'OFF'}${phone === undefined ? '' : ` ${phone}`}`;

/** A telephone number, and whether those who meet the Corporation are told it; absent: the one that is set. */
export const setPhone = officeOrder('set-phone', {
  fields: { open: flag, phone: optional(line(longest.phone, 1)) },
  title: 'Set Phone Number',
  offers: ({ own }, at) => (isNowhere(at) ? [{ open: own.phoneOpen, ...defined({ phone: own.phone }) }] : []),
  form(_, order) {
    const { phone: was = '', ...rest } = order;
    return [
      {
        field: { kind: 'text', name: 'phone', label: 'Telephone', longest: longest.phone, lines: 1 },
        value: was,
        set(given) {
          const phone = textIn(given).trim();
          return phone === '' ? rest : { ...rest, phone };
        },
      },
      eitherOr(
        order,
        'open',
        'Those who meet you',
        phrase('see the number'),
        phrase('do not see the number'),
      ),
    ];
  },
  cannot: ({ corporations }, { seat, order: { phone = corporations[seat]?.phone } }) =>
    phone === undefined ? impossible('SFW 4029', 'no-phone') : undefined,
  say: (order) => phrase('Set the telephone number ({code})', { code: phoneText(order) }),
  ways: [
    {
      // `PH ON (513)555-3902`, `PH OFF` (SFW 4021).
      like: /^PH$/,
      meant: ['PH ON', 'PH OFF'],
      read(reading) {
        const word = reading.next(/^(ON|OFF)$/)?.word.toUpperCase();
        if (word === undefined)
          return wrongNext(
            reading,
            phrase('PH takes ON or OFF, then a number, such as PH ON (513)555-3902.'),
          );
        const phone = textNext(reading, longest.phone);
        if (typeof phone !== 'string') return phone;
        return { open: word === 'ON', ...(phone === '' ? {} : { phone }) };
      },
      write: phoneText,
    },
  ],
  act({ turn, seat, order }) {
    const phone = order.phone ?? turn.state.corporations[seat]?.phone ?? '';
    turn.happen(phoneSet.of({ seat, open: order.open, phone, cause: order.ref }));
  },
});

/** What those who meet the Corporation are told of how to reach whoever plays it. */
export const setInfo = officeOrder('set-info', {
  fields: { info: line(longest.text) },
  title: 'Personal Information',
  offers: ({ own }, at) => (isNowhere(at) ? [{ info: own.info.slice(0, longest.text) }] : []),
  form: (_, order) => [lineEntry(order, 'info', 'Contact details, for those who meet you', longest.text)],
  cannot: (_, { order }) => cannotSay('SFW 4048', order.info),
  say: (order) => phrase('Set your contact details ({code})', { code: codeAnd('PI', order.info) }),
  // `PI "Call after 5pm weekdays"` (SFW 4037).
  ways: [textWay('PI', 'info', longest.text)],
  act({ turn, seat, order }) {
    turn.happen(infoSet.of({ seat, info: order.info, cause: order.ref }));
  },
});
