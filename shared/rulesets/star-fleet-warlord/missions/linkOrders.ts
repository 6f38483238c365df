import { integer, line, literal, object, where } from '#kernel/codec/shapes.ts';
import type { OrderRef } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import { place as hex } from '../fields/parts.ts';
import { imagine } from '../model/imagine.ts';
import type { Ship } from '../model/ship.ts';
import type { View } from '../model/view.ts';
import { shipOrders, unable } from '../doing.ts';
import { starbasesOf } from '../movement/links.ts';
import { labelOf } from '../galaxy/board.ts';
import { designNamed, designOf } from '../ships/list/index.ts';
import type { Of } from '../common.ts';
import { check, ref } from '../common.ts';
import { shipAt } from '../ordering.ts';

/** Own ships in the hex of one that take satellites along. */
const mothersBy = ({ ships }: View, ship: Ship): readonly Ship[] =>
  inOrder(ships).flatMap(([, other]) =>
    other.place === ship.place && designOf(other).slots > 0 ? [other] : [],
  );

/** A satellite ship follows one of the motherships beside it. */
export const link: OrderKind<View, Of<'link'>> = {
  title: shipOrders.link.title,
  codec: object({
    kind: literal('link'),
    ref,
    design: where(line(12, 3), (text) => designNamed(text) !== undefined, 'a ship of the Ship List'),
    number: integer(1, 99_999),
  }),
  offers(view, at) {
    const ship = shipAt(view, at);
    const [first] = ship === undefined ? [] : mothersBy(view, ship);
    if (ship === undefined || at.unit === undefined || first === undefined) return [];
    const order = { kind: 'link', design: first.design, number: first.number } as const;
    return unable(at.unit, ship, { ...order, ref: '' as OrderRef }) === undefined ? [order] : [];
  },
  form(view, order, at) {
    const ship = shipAt(view, at);
    const mothers = ship === undefined ? [] : mothersBy(view, ship);
    return {
      fields: [
        {
          kind: 'choice',
          name: 'mother',
          label: 'Mothership',
          choices: mothers.map(({ design, number, name }) => ({
            value: `${design} ${number}`,
            label: phrase('{design} {name}', { design, name }),
          })),
        },
      ],
      values: { mother: `${order.design} ${order.number}` },
      set(_, mother) {
        const [design = '', number] = (mother as string).split(' ');
        return { ...order, design, number: Number(number) };
      },
    };
  },
  check: (view, order, at) => check(view, order, at),
  say: ({ design, number }) => phrase('Follow {design} number {number}', { design, number }),
};

/** A ship displaces to another Starbase. */
export const displace: OrderKind<View, Of<'displace'>> = {
  title: shipOrders.displace.title,
  codec: object({ kind: literal('displace'), ref, place: hex }),
  offers(view, at) {
    const ship = shipAt(view, at);
    const [first] =
      ship === undefined ? [] : starbasesOf(imagine(view), view.me).filter((one) => one !== ship.place);
    if (ship === undefined || at.unit === undefined || first === undefined) return [];
    const order = { kind: 'displace', place: first } as const;
    return unable(at.unit, ship, { ...order, ref: '' as OrderRef }) === undefined ? [order] : [];
  },
  form(view, order, at) {
    const from = shipAt(view, at)?.place;
    const bases = starbasesOf(imagine(view), view.me).filter((one) => one !== from);
    const all = bases.includes(order.place) ? bases : [order.place, ...bases];
    return {
      fields: [
        {
          kind: 'choice',
          name: 'place',
          label: 'Starbase',
          choices: all.map((one) => ({
            value: one,
            place: one,
            label: phrase('{place}', { place: labelOf(one) }),
          })),
        },
      ],
      values: { place: order.place },
      set: (_, place) => ({ ...order, place: place as Of<'displace'>['place'] }),
    };
  },
  check: (view, order, at) => check(view, order, at),
  say: ({ place }) => phrase('Displace to {place}', { place: labelOf(place) }),
};
