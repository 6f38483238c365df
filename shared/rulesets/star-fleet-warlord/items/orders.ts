import { integer, literal, object, oneOf } from '#kernel/codec/shapes.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { about } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import { imagine } from '../model/imagine.ts';
import type { BuyItems, ItemsOfficeOrder, ItemsShipOrder } from '../model/orders/items.ts';
import type { ItemKind } from '../model/ship.ts';
import { itemKinds } from '../model/ship.ts';
import type { View } from '../model/view.ts';
import { cannotBuyItems, itemSale } from './market.ts';
import { saleNames } from './table.ts';
import type { Kinds } from '../common.ts';
import { ref, simple } from '../common.ts';
import { isNowhere } from '../ordering.ts';

const buyItems: OrderKind<View, BuyItems> = {
  title: 'Buy Items',
  codec: object({ kind: literal('buy-items'), ref, what: oneOf(itemKinds), ep: integer(1, 100_000) }),
  offers: (_view, at: Spot) => (isNowhere(at) ? [{ kind: 'buy-items', what: 'fighters', ep: 50 }] : []),
  form: (view, order) => ({
    fields: [
      {
        kind: 'choice',
        name: 'what',
        label: 'Items',
        choices: itemKinds.map((what) => ({
          value: what,
          label: phrase('{items}: {price} EP each', {
            items: saleNames[what],
            price: itemSale(imagine(view), view.me, what).price,
          }),
        })),
      },
      { kind: 'number', name: 'ep', label: 'EP', least: 1, most: 100_000 },
    ],
    values: { what: order.what, ep: order.ep },
    set: (name, value) =>
      name === 'what' ? { ...order, what: value as ItemKind } : { ...order, ep: value as number },
  }),
  check(view, order) {
    const problem = cannotBuyItems(imagine(view), view.me, order);
    return problem === undefined ? [] : [about(order.ref, problem)];
  },
  say: ({ what, ep }) => phrase('Buy {items} for {ep} EP', { items: saleNames[what], ep }),
};

/** Orders of what ships carry, store and repair with, as they are filled in. */
export const itemsKinds: Kinds<ItemsShipOrder | ItemsOfficeOrder> = {
  'buy-items': buyItems,
  'collect-decoys': simple('collect-decoys'),
  'drop-cloaked-decoy': simple('drop-cloaked-decoy'),
  'drop-decoy': simple('drop-decoy'),
  'fill-garrison': simple('fill-garrison'),
  fix: simple('fix'),
  give: simple('give'),
  'place-base': simple('place-base'),
  repair: simple('repair'),
  'take-garrison': simple('take-garrison'),
};
