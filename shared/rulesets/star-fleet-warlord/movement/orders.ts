import type { Books } from '#kernel/codec/books.ts';
import { integer, literal, object } from '#kernel/codec/shapes.ts';
import type { OrderRef } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import { hexNumber } from '../fields/parts.ts';
import { imagine } from '../model/imagine.ts';
import type { HexNumber } from '../model/ids.ts';
import { hexIn } from '../model/ids.ts';
import type { View } from '../model/view.ts';
import { shipOrders, unable } from '../doing.ts';
import { worldOf } from '../galaxy/world.ts';
import { labelOf, neighbours } from '../galaxy/board.ts';
import { terrainIn } from '../galaxy/terrain.ts';
import { placeAfter, pulsesLeft } from './slots.ts';
import { written } from '../sheet/typed.ts';
import type { Kinds, Of } from '../common.ts';
import { before, check, givenTo, ref, shipAt, simple } from '../common.ts';
import { directionForm } from './directions.ts';
import type { MovementShipOrder } from '../model/orders/movement.ts';

const move = (books: Books): OrderKind<View, Of<'move'>> => ({
  title: shipOrders.move.title,
  codec: object({ kind: literal('move'), ref, hex: hexNumber }),
  offers(view, at, plan) {
    const ship = shipAt(view, at);
    const orders = givenTo(plan, at);
    if (ship === undefined || pulsesLeft(view, ship, orders) === 0) return [];
    const [first] = neighbours(view.parameters.size, placeAfter(view.parameters.size, ship.place, orders));
    return first === undefined ? [] : [{ kind: 'move', hex: hexIn(first) }];
  },
  form(view, order, at, plan) {
    const ship = shipAt(view, at);
    const near =
      ship === undefined
        ? []
        : neighbours(
            view.parameters.size,
            placeAfter(view.parameters.size, ship.place, before(order, givenTo(plan, at))),
          );
    const { hex } = worldOf(books, imagine(view));
    return {
      fields: [
        {
          kind: 'choice',
          name: 'hex',
          label: 'Hex',
          choices: near.map((place) => ({
            value: hexIn(place),
            place,
            label: phrase('{place}: {terrain}', { place: labelOf(place), terrain: terrainIn(hex(place)) }),
          })),
        },
      ],
      values: { hex: order.hex },
      set: (_, to) => ({ ...order, hex: to as HexNumber }),
    };
  },
  check: (view, order, at) => check(view, order, at),
  say: ({ hex }) => phrase('Move to {hex}', { hex }),
});

const sweep: OrderKind<View, Of<'sweep'>> = {
  title: shipOrders.sweep.title,
  codec: object({ kind: literal('sweep'), ref, direction: integer(0, 6) }),
  offers(view, at) {
    const ship = shipAt(view, at);
    if (ship === undefined || at.unit === undefined) return [];
    const problem = unable(at.unit, ship, { kind: 'sweep', direction: 0, ref: '' as OrderRef });
    return problem === undefined ? [{ kind: 'sweep', direction: 0 }] : [];
  },
  form: (view, order, at, plan) => directionForm(view, order, at, plan, 0),
  check: (view, order, at) => check(view, order, at),
  say: (order) => phrase('{title} ({code})', { title: shipOrders.sweep.title, code: written(order) }),
};

/** Orders of ships on their way, and what terrain does to them, as they are filled in. */
export const movementKinds = (books: Books): Kinds<MovementShipOrder> => ({
  move: move(books),
  stay: simple('stay'),
  sweep,
});
