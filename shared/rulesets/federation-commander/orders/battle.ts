import { chosenIn, textIn } from '#kernel/orders/fields.ts';
import type { Choice, FieldValue } from '#kernel/orders/form.ts';
import type { Spot } from '#kernel/orders/spot.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import { phrase } from '#kernel/report/phrase.ts';
import { orderRef } from '#kernel/ids.ts';
import { orderCodecs } from '../codecs/orders.ts';
import { targets } from '../model/orders.ts';
import type { View } from '../model/state.ts';
import { cardOf } from '../rules/ships.ts';
import { cannotWithdraw } from '../rules/standing.ts';
import type { Mount, SystemType } from '../tables/cards.ts';
import { systems } from '../tables/cards.ts';
import { impulses } from '../tables/movement.ts';
import { standingText } from '../words.ts';
import type { Kind } from './common.ts';
import {
  advice,
  boxesIn,
  choice,
  filing,
  flag,
  flagValue,
  isYes,
  named,
  number,
  ownAt,
  several,
  unitAt,
} from './common.ts';

/* Standing orders about fire, damage and the end of a turn. */

const mountsAt = (view: View, at: Spot): readonly Mount[] => {
  const ship = ownAt(view, at)?.[1];
  return ship === undefined ? [] : cardOf(ship).mounts;
};

export const fireWhen: Kind<'fire-when'> = {
  title: 'Fire when…',
  codec: orderCodecs['fire-when'],
  offers: (view, at) =>
    ownAt(view, at) === undefined
      ? []
      : [
          {
            kind: 'fire-when',
            name: 'Fire',
            weapons: mountsAt(view, at).map(({ box }) => box),
            at: 'nearest',
            from: 1,
            within: 8,
            expected: 8,
            keep: 0,
          },
        ],
  form: (view, order, at) => ({
    fields: [
      { kind: 'text', name: 'name', label: 'Name', longest: 40, lines: 1 },
      several(
        'weapons',
        'Weapons',
        mountsAt(view, at).map(({ box, label }) => named(box, label)),
      ),
      choice('at', 'Target', [named('nearest', 'Nearest enemy'), named('firer', 'Whoever fires at it')]),
      number('from', 'From impulse', 1, impulses),
      number('within', 'Range at most', 0, 25),
      number('expected', 'Points on average, at least', 0, 99),
      number('keep', 'Half tokens to keep', 0, 99),
    ],
    values: {
      name: order.name,
      at: order.at,
      from: order.from,
      within: order.within,
      expected: order.expected,
      keep: order.keep,
      weapons: order.weapons,
    },
    set(name, value) {
      if (name === 'name') return { ...order, name: textIn(value) || order.name };
      if (name === 'at') return { ...order, at: targets.find((one) => one === value) ?? 'nearest' };
      return name === 'weapons' ? { ...order, weapons: boxesIn(value) } : { ...order, [name]: Number(value) };
    },
  }),
  check: filing,
  say: (order, view, at) => standingText(view, unitAt(at), order),
};

export const reinforceWhen: Kind<'reinforce-when'> = {
  title: 'Reinforce shields when…',
  codec: orderCodecs['reinforce-when'],
  offers: (view, at) =>
    ownAt(view, at) === undefined ? [] : [{ kind: 'reinforce-when', volley: 6, points: 2 }],
  form: (_, order) => ({
    fields: [
      number('volley', 'Volleys of so many points or more', 0, 99),
      number('points', 'Points of reinforcement', 0, 9),
    ],
    values: { volley: order.volley, points: order.points },
    set: (name, value) => ({ ...order, [name]: Number(value) }),
  }),
  check: filing,
  say: (order, view, at) => standingText(view, unitAt(at), order),
};

const systemChoices: readonly Choice[] = keysInOrder(systems).map((system) =>
  named(system, systems[system].label),
);
const systemsIn = (value: FieldValue): readonly SystemType[] =>
  chosenIn(value).flatMap((name) => keysInOrder(systems).find((system) => system === name) ?? []);

export const loseFirst: Kind<'lose-first'> = {
  title: 'Choose what is lost first',
  codec: orderCodecs['lose-first'],
  offers: (view, at) => (ownAt(view, at) === undefined ? [] : [{ kind: 'lose-first', systems: ['r-hull'] }]),
  form: (_, order) => ({
    fields: [several('systems', 'Systems, first to last', systemChoices)],
    values: { systems: order.systems },
    set: (__, value) => ({ ...order, systems: systemsIn(value) }),
  }),
  check: filing,
  say: (order, view, at) => standingText(view, unitAt(at), order),
};

export const repairFirst: Kind<'repair-first'> = {
  title: 'Choose what is repaired first',
  codec: orderCodecs['repair-first'],
  offers: (view, at) =>
    ownAt(view, at) === undefined ? [] : [{ kind: 'repair-first', systems: ['l-warp'] }],
  form: (_, order) => ({
    fields: [several('systems', 'Systems, first to last', systemChoices)],
    values: { systems: order.systems },
    set: (__, value) => ({ ...order, systems: systemsIn(value) }),
  }),
  check: filing,
  say: (order, view, at) => standingText(view, unitAt(at), order),
};

export const disengageWhen: Kind<'disengage-when'> = {
  title: 'Disengage when possible',
  codec: orderCodecs['disengage-when'],
  offers: (view, at) => (ownAt(view, at) === undefined ? [] : [{ kind: 'disengage-when', crippled: true }]),
  form: (_, order) => ({
    fields: [flag('crippled', 'Only when crippled')],
    values: { crippled: flagValue(order.crippled) },
    set: (__, value) => ({ ...order, crippled: isYes(value) }),
  }),
  check: filing,
  say: (order, view, at) => standingText(view, unitAt(at), order),
};

export const withdraw: Kind<'withdraw'> = {
  title: 'Withdraw a standing order',
  codec: orderCodecs.withdraw,
  offers: (view, at) =>
    (ownAt(view, at)?.[1].standing ?? []).slice(0, 1).map(({ ref }) => ({ kind: 'withdraw', order: ref })),
  form: (view, order, at) => ({
    fields: [
      choice(
        'order',
        'Standing order',
        (ownAt(view, at)?.[1].standing ?? []).map((one) => ({
          value: one.ref,
          label: standingText(view, unitAt(at), one),
        })),
      ),
    ],
    values: { order: order.order },
    set: (_, value) => ({ ...order, order: orderRef(textIn(value)) }),
  }),
  check: (view, order, { unit }) => advice(order, cannotWithdraw(view, view.me, unit, order.order)),
  say(order, view, at) {
    const kept = ownAt(view, at)?.[1].standing.find(({ ref }) => ref === order.order);
    return kept === undefined
      ? phrase('Withdraw a standing order')
      : phrase('Withdraw: {order}', { order: standingText(view, unitAt(at), kept) });
  },
};
