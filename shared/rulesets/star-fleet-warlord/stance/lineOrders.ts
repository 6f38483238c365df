import { flag, integer, oneOf, optional } from '#kernel/codec/shapes.ts';
import { chosen, choicesOf, eitherOr, number } from '#kernel/declare/entries.ts';
import { choiceField } from '#kernel/orders/fields.ts';
import type { Fault } from '#kernel/orders/sheet.ts';
import { defined } from '#kernel/words/defined.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { imagine } from '../model/imagine.ts';
import type { View } from '../model/view.ts';
import { isNowhere, officeOrder } from '../ordering.ts';
import type { Reading } from '../typing.ts';
import { numberNext, wrongNext } from '../typing.ts';
import { linesBought, switchSet } from './events.ts';
import type { SwitchName } from './lines.ts';
import { cannotBuyLines, linesCost, switchNames } from './lines.ts';

/* How the sheet of a Corporation is read (SFW 4237, 4370). */

const titles: Readonly<Record<SwitchName, string>> = {
  reversedOrders: 'Orders before moves (RO)',
  reversedMoves: 'Moves in the last pulses (RM)',
  veteran: 'Veteran (VT)',
};
const codes: readonly (readonly [code: string, what: SwitchName])[] = [
  ['RO', 'reversedOrders'],
  ['RM', 'reversedMoves'],
  ['VT', 'veteran'],
];

const isOn = ({ own }: View, what: SwitchName): boolean =>
  what === 'veteran' ? own.veteran : own[what].next;

const switchText = ({ what, on }: { readonly what: SwitchName; readonly on: boolean }): string =>
  `${codes.find(([, one]) => one === what)?.[0] ?? 'VT'} ${on ? 'ON' : 'OFF'}`;

/** Throws a switch for the next runs: orders before moves, moves in the last pulses, short notes. */
export const setSwitch = officeOrder('set-switch', {
  fields: { what: oneOf(switchNames), on: flag },
  title: 'Set a Switch',
  offers: (view, at) =>
    isNowhere(at) ? [{ what: 'reversedOrders' as const, on: !isOn(view, 'reversedOrders') }] : [],
  form: (view, order) => [
    chosen(
      'what',
      'Switch',
      choicesOf(switchNames, (what) => phrase('{title}', { title: titles[what] })),
      order.what,
      (given) => {
        const what = given as SwitchName;
        return { ...order, what, on: !isOn(view, what) };
      },
    ),
    eitherOr(order, 'on', 'From the next run on', phrase('on'), phrase('off')),
  ],
  say: (order) => phrase('{title}: {code}', { title: titles[order.what], code: switchText(order) }),
  ways: [
    {
      // `RO ON`, `RM OFF`, `VT ON` (SFW 4370, 4396, 4435).
      like: /^(RO|RM|VT)$/,
      meant: codes.flatMap(([code]) => [`${code} ON`, `${code} OFF`]),
      read(reading) {
        const word = reading.next(/^(ON|OFF)$/)?.word.toUpperCase();
        const code = reading.code.word.toUpperCase();
        const what = codes.find(([one]) => one === code)?.[1] ?? 'veteran';
        return word === undefined
          ? wrongNext(reading, phrase('{code} takes ON or OFF.', { code }))
          : { what, on: word === 'ON' };
      },
      write: switchText,
    },
  ],
  act({ turn, seat, order: { what, on, ref } }) {
    turn.happen(switchSet.of({ seat, what, on, cause: ref }));
  },
});

interface Buying {
  readonly lines: number;
  readonly permanent?: boolean;
}

/** `BO 5`, `BO PERM`, `BO OFF` (SFW 4237). */
function linesNext(reading: Reading): Buying | Fault {
  const lines = numberNext(reading);
  if (lines !== undefined && lines > 0 && lines <= 10) return { lines };
  const word = reading.next(/^(PERM|OFF)/)?.word.toUpperCase();
  if (word === undefined || lines !== undefined)
    return wrongNext(
      reading,
      phrase('BO takes 1 to 10 lines, PERM or OFF, such as BO 5.'),
      lines !== undefined,
    );
  return word === 'OFF' ? { lines: 0, permanent: false } : { lines: 10, permanent: true };
}

const linesText = ({ lines, permanent }: Buying): string =>
  `BO ${permanent === undefined ? lines : permanent ? 'PERM' : 'OFF'}`;

/** Buys so many lines for orders of the next run; `permanent`: ten every run, or no more. */
export const buyLines = officeOrder('buy-lines', {
  fields: { lines: integer(0, 10), permanent: optional(flag) },
  title: 'Buy Order Lines',
  offers(view, at) {
    const order = { lines: 5 };
    const problem = cannotBuyLines(imagine(view), view.me, order);
    return isNowhere(at) && problem === undefined ? [order] : [];
  },
  form(_, order) {
    const { permanent, ...once } = order;
    return [
      {
        ...number(order, 'lines', 'Lines of the next run', { least: 1, most: 10 }),
        set: (lines) => ({ ...once, lines: Number(lines) }),
      },
      {
        field: choiceField('permanent', 'How often', {
          '': 'once',
          on: 'ten every run',
          off: 'none every run',
        }),
        value: permanent === undefined ? '' : permanent ? 'on' : 'off',
        set(given) {
          if (given === '') return { ...once, lines: Math.max(1, order.lines) };
          return { ...once, lines: given === 'on' ? 10 : 0, permanent: given === 'on' };
        },
      },
    ];
  },
  cannot: (state, { seat, order }) => cannotBuyLines(state, seat, order),
  say: (order) =>
    order.permanent === false
      ? phrase('Stop buying lines every run (BO OFF)')
      : phrase('Buy {lines|order line|order lines} for {ep} EP ({code})', {
          lines: order.lines,
          ep: linesCost(order.lines),
          code: linesText(order),
        }),
  ways: [{ like: /^BO$/, meant: ['BO PERM', 'BO OFF'], read: linesNext, write: linesText }],
  act({ turn, seat, order }) {
    const { lines, permanent, ref } = order;
    const bought = permanent === false ? 0 : lines;
    turn.happen(
      linesBought.of({
        seat,
        lines: bought,
        ep: linesCost(bought),
        ...defined({ permanent }),
        cause: ref,
      }),
    );
  },
});
