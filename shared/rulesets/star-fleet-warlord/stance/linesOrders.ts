import { flag, integer, literal, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { about } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import { imagine } from '../model/imagine.ts';
import type { BuyLines, SetSwitch, SheetOrder, SwitchName } from '../model/orders/stance.ts';
import { switchNames } from '../model/orders/stance.ts';
import type { View } from '../model/view.ts';
import { cannotBuyLines, linesCost } from './lines.ts';
import { written } from '../sheet/typed.ts';
import type { Kinds } from '../common.ts';
import { ref } from '../common.ts';
import { isNowhere } from '../ordering.ts';

const titles: Readonly<Record<SwitchName, string>> = {
  reversedOrders: 'Orders before moves (RO)',
  reversedMoves: 'Moves in the last pulses (RM)',
  veteran: 'Veteran (VT)',
};

const isOn = ({ own }: View, what: SwitchName): boolean =>
  what === 'veteran' ? own.veteran : own[what].next;

const setSwitch: OrderKind<View, SetSwitch> = {
  title: 'Set a Switch',
  codec: object({ kind: literal('set-switch'), ref, what: oneOf(switchNames), on: flag }),
  offers: (view, at: Spot) =>
    isNowhere(at) ? [{ kind: 'set-switch', what: 'reversedOrders', on: !isOn(view, 'reversedOrders') }] : [],
  form: (view, order) => ({
    fields: [
      {
        kind: 'choice',
        name: 'what',
        label: 'Switch',
        choices: switchNames.map((what) => ({
          value: what,
          label: phrase('{title}', { title: titles[what] }),
        })),
      },
      {
        kind: 'choice',
        name: 'on',
        label: 'From the next run on',
        choices: [
          { value: 'on', label: phrase('on') },
          { value: 'off', label: phrase('off') },
        ],
      },
    ],
    values: { what: order.what, on: order.on ? 'on' : 'off' },
    set: (name, value) =>
      name === 'what'
        ? { ...order, what: value as SwitchName, on: !isOn(view, value as SwitchName) }
        : { ...order, on: value === 'on' },
  }),
  check: () => [],
  say: (order) => phrase('{title}: {code}', { title: titles[order.what], code: written(order) }),
};

const buyLines: OrderKind<View, BuyLines> = {
  title: 'Buy Order Lines',
  codec: object({ kind: literal('buy-lines'), ref, lines: integer(0, 10), permanent: optional(flag) }),
  offers(view, at: Spot) {
    const order = { kind: 'buy-lines', lines: 5 } as const;
    const problem = cannotBuyLines(imagine(view), view.me, { ...order, ref: '' as never });
    return isNowhere(at) && problem === undefined ? [order] : [];
  },
  form: (_view, order) => ({
    fields: [
      { kind: 'number', name: 'lines', label: 'Lines of the next run', least: 1, most: 10 },
      {
        kind: 'choice',
        name: 'permanent',
        label: 'How often',
        choices: [
          { value: '', label: phrase('once') },
          { value: 'on', label: phrase('ten in every run') },
          { value: 'off', label: phrase('no more in every run') },
        ],
      },
    ],
    values: {
      lines: order.lines,
      permanent: order.permanent === undefined ? '' : order.permanent ? 'on' : 'off',
    },
    set(name, value) {
      const { permanent: _, ...rest } = order;
      if (name === 'lines') return { ...rest, lines: value as number };
      if (value === '') return { ...rest, lines: Math.max(1, order.lines) };
      return { ...rest, lines: value === 'on' ? 10 : 0, permanent: value === 'on' };
    },
  }),
  check(view, order) {
    const problem = cannotBuyLines(imagine(view), view.me, order);
    return problem === undefined ? [] : [about(order.ref, problem)];
  },
  say: (order) =>
    order.permanent === false
      ? phrase('Buy no more lines in every run (BO OFF)')
      : phrase('Buy {lines|order line|order lines} for {ep} EP ({code})', {
          lines: order.lines,
          ep: linesCost(order.lines),
          code: written(order),
        }),
};

/** Orders of how the sheet is read, as they are filled in. */
export const sheetKinds: Kinds<SheetOrder> = {
  'set-switch': setSwitch,
  'buy-lines': buyLines,
};
