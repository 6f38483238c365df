import { flag, integer, line, literal, object, optional } from '#kernel/codec/shapes.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Field, FieldValue } from '#kernel/orders/form.ts';
import { about } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import { design, place } from '../fields/parts.ts';
import { imagine } from '../model/imagine.ts';
import type {
  NameCorporation,
  NameShip,
  NameSite,
  NamesOrder,
  SetHeader,
  SetInfo,
  SetMotto,
  SetPhone,
} from '../model/orders/stance.ts';
import type { View } from '../model/view.ts';
import { cannotName } from './names.ts';
import { labelOf } from '../galaxy/board.ts';
import { lastNamingYear, longest, yearOf } from '../model/figures.ts';
import { written } from '../sheet/typed.ts';
import type { Kinds } from '../common.ts';
import { ref } from '../common.ts';
import { isNowhere } from '../ordering.ts';

const given = line(longest.name, 1);
const text = (name: string, label: string, most: number): Field => ({
  kind: 'text',
  name,
  label,
  longest: most,
  lines: 1,
});
const nameField = text('name', 'Name', longest.name);

const check = (view: View, order: NamesOrder) => {
  const problem = cannotName(imagine(view), view.me, order);
  return problem === undefined ? [] : [about(order.ref, problem)];
};

/** What is written where nothing may not be. */
const orBefore = (value: FieldValue, before: string): string => (value as string).trim() || before;

const nameCorporation: OrderKind<View, NameCorporation> = {
  title: 'Name Corporation',
  codec: object({ kind: literal('name-corporation'), ref, name: given }),
  offers: ({ own, turn }, at) =>
    isNowhere(at) && yearOf(turn) <= lastNamingYear ? [{ kind: 'name-corporation', name: own.name }] : [],
  form: (_, order) => ({
    fields: [nameField],
    values: { name: order.name },
    set: (_name, value) => ({ ...order, name: orBefore(value, order.name) }),
  }),
  check,
  say: (order) => phrase('Call the Corporation {name} (NA)', { name: order.name }),
};

const nameShip: OrderKind<View, NameShip> = {
  title: 'Name Ship',
  codec: object({ kind: literal('name-ship'), ref, design, number: integer(1, 99_999), name: given }),
  offers({ ships }, at) {
    const [first] = inOrder(ships);
    if (first === undefined || !isNowhere(at)) return [];
    const { design: row, number, name } = first[1];
    return [{ kind: 'name-ship', design: row, number, name: name.slice(0, longest.name) || row }];
  },
  form: ({ ships }, order) => ({
    fields: [
      {
        kind: 'choice',
        name: 'ship',
        label: 'Ship',
        choices: inOrder(ships).map(([unit, ship]) => ({
          value: unit,
          label: phrase('{design} {number} {name}', {
            design: ship.design,
            number: ship.number,
            name: ship.name,
          }),
        })),
      },
      nameField,
    ],
    values: {
      ship:
        inOrder(ships).find(
          ([, ship]) => ship.design === order.design && ship.number === order.number,
        )?.[0] ?? '',
      name: order.name,
    },
    set(name, value) {
      if (name === 'name') return { ...order, name: orBefore(value, order.name) };
      const ship = ships[value as never] as View['ships'][keyof View['ships']] | undefined;
      return ship === undefined ? order : { ...order, design: ship.design, number: ship.number };
    },
  }),
  check,
  say: (order) =>
    phrase('Call {design} number {number} {name} (NA)', {
      design: order.design,
      number: order.number,
      name: order.name,
    }),
};

const nameSite: OrderKind<View, NameSite> = {
  title: 'Name Site',
  codec: object({ kind: literal('name-site'), ref, place, name: given }),
  offers({ me, sites }, { place: at }) {
    const site = at === undefined ? undefined : sites[at];
    return at === undefined || site?.owner !== me
      ? []
      : [{ kind: 'name-site', place: at, name: site.name ?? labelOf(at) }];
  },
  form: (_, order) => ({
    fields: [nameField],
    values: { name: order.name },
    set: (_name, value) => ({ ...order, name: orBefore(value, order.name) }),
  }),
  check,
  say: (order) => phrase('Call {place} {name} (NA)', { place: labelOf(order.place), name: order.name }),
};

const setHeader: OrderKind<View, SetHeader> = {
  title: 'Set Name Header',
  codec: object({ kind: literal('set-header'), ref, header: line(longest.header) }),
  offers: ({ own }, at) => (isNowhere(at) ? [{ kind: 'set-header', header: own.header }] : []),
  form: (_, order) => ({
    fields: [text('header', 'Before the names of new ships', longest.header)],
    values: { header: order.header },
    set: (_name, value) => ({ ...order, header: (value as string).trim() }),
  }),
  check,
  say: (order) => phrase('Set what stands before the names of new ships ({code})', { code: written(order) }),
};

const setMotto: OrderKind<View, SetMotto> = {
  title: 'Change Corporation Motto',
  codec: object({ kind: literal('set-motto'), ref, motto: line(longest.text) }),
  offers: ({ own }, at) =>
    isNowhere(at) ? [{ kind: 'set-motto', motto: own.motto.slice(0, longest.text) }] : [],
  form: (_, order) => ({
    fields: [text('motto', 'Motto, which others read in battle', longest.text)],
    values: { motto: order.motto },
    set: (_name, value) => ({ ...order, motto: (value as string).trim() }),
  }),
  check,
  say: (order) => phrase('Set the motto ({code})', { code: written(order) }),
};

const setPhone: OrderKind<View, SetPhone> = {
  title: 'Set Phone Number',
  codec: object({
    kind: literal('set-phone'),
    ref,
    open: flag,
    phone: optional(line(longest.phone, 1)),
  }),
  offers: ({ own }, at) =>
    isNowhere(at)
      ? [{ kind: 'set-phone', open: own.phoneOpen, ...(own.phone === undefined ? {} : { phone: own.phone }) }]
      : [],
  form: (_, order) => ({
    fields: [
      text('phone', 'Telephone', longest.phone),
      {
        kind: 'choice',
        name: 'open',
        label: 'Whoever meets you',
        choices: [
          { value: 'on', label: phrase('is told the number') },
          { value: 'off', label: phrase('is not told the number') },
        ],
      },
    ],
    values: { phone: order.phone ?? '', open: order.open ? 'on' : 'off' },
    set(name, value) {
      if (name === 'open') return { ...order, open: value === 'on' };
      const { phone: _phone, ...rest } = order;
      const phone = (value as string).trim();
      return phone === '' ? rest : { ...rest, phone };
    },
  }),
  check,
  say: (order) => phrase('Set the telephone number ({code})', { code: written(order) }),
};

const setInfo: OrderKind<View, SetInfo> = {
  title: 'Personal Information',
  codec: object({ kind: literal('set-info'), ref, info: line(longest.text) }),
  offers: ({ own }, at) =>
    isNowhere(at) ? [{ kind: 'set-info', info: own.info.slice(0, longest.text) }] : [],
  form: (_, order) => ({
    fields: [text('info', 'How to reach you, for whoever meets you', longest.text)],
    values: { info: order.info },
    set: (_name, value) => ({ ...order, info: (value as string).trim() }),
  }),
  check,
  say: (order) => phrase('Say how to reach you ({code})', { code: written(order) }),
};

/** Orders of names, and of what a Corporation tells of itself, as they are filled in. */
export const namesKinds: Kinds<NamesOrder> = {
  'name-corporation': nameCorporation,
  'name-ship': nameShip,
  'name-site': nameSite,
  'set-header': setHeader,
  'set-motto': setMotto,
  'set-phone': setPhone,
  'set-info': setInfo,
};
