import { id, integer, line, literal, object, oneOf, where } from '#kernel/codec/shapes.ts';
import type { Books } from '#kernel/codec/books.ts';
import type { OrderRef } from '#kernel/ids.ts';
import type { Spot } from '#kernel/orders/spot.ts';
import type { AnyOrder, Plan, Unnumbered } from '#kernel/orders/plan.ts';
import { ordersOf as ordersOfUnit } from '#kernel/orders/plan.ts';
import { about } from '#kernel/problem.ts';
import type { Problem } from '#kernel/problem.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { OrderKind, Ruleset } from '#kernel/ruleset.ts';
import type { StarFleetWarlord } from '../model/game.ts';
import type { HexNumber } from '../model/ids.ts';
import { hexIn } from '../model/ids.ts';
import type { Order, ShipOrder } from '../model/orders.ts';
import { scans } from '../model/orders/scans.ts';
import type { Ship } from '../model/ship.ts';
import type { View } from '../model/view.ts';
import { labelOf, neighbour, neighbours } from '../tables/board.ts';
import { firstYear, yearOf } from '../tables/figures.ts';
import { shipOrders, unable } from '../rules/doing.ts';
import { terrainIn } from '../tables/terrain.ts';
import { worldOf } from '../rules/world.ts';
import { imagine } from '../imagine.ts';
import { placeAfter, pulsesLeft } from './slots.ts';
import { written } from './typed.ts';
import { purchase } from './purchase.ts';

type Kind = ShipOrder['kind'];
type Of<K extends Order['kind']> = Extract<Order, { readonly kind: K }>;

const ref = id<OrderRef>();
const hexNumber = where(
  line(4, 4),
  (text) => /^(0[1-9]|1[0-6])(0[1-9]|1[0-6])$/.test(text),
  'a hex number, from 0101 to 1616',
);

/** The ship at a spot; undefined where there is none of one's own, or it has no slots yet. */
const shipAt = ({ ships, turn }: View, { unit }: Spot): Ship | undefined =>
  unit === undefined || yearOf(turn) === firstYear ? undefined : ships[unit];

/** What the ship at a spot is ordered already. */
const givenTo = (plan: Plan<AnyOrder>, { unit }: Spot): readonly Order[] =>
  unit === undefined ? [] : (ordersOfUnit(plan, unit) as readonly Order[]);

/** The orders of a list before one that stands in it; all of them before a new one. */
function before(order: Unnumbered<Order>, list: readonly Order[]): readonly Order[] {
  const at = list.findIndex(({ ref: other }) => other === (order as Partial<Order>).ref);
  return at < 0 ? list : list.slice(0, at);
}

/** Advice that follows from the ship alone; what follows from where it will be is found by running the plan. */
const check = (view: View, order: ShipOrder, at: Spot): readonly Problem[] => {
  const ship = at.unit === undefined ? undefined : view.ships[at.unit];
  const problem = ship === undefined || at.unit === undefined ? undefined : unable(at.unit, ship, order);
  return problem === undefined ? [] : [about(order.ref, problem)];
};

/** An order that has nothing to fill in; offered to ships that can carry it out. */
const simple = <K extends Exclude<Kind, 'move' | 'scan' | 'sweep'>>(kind: K): OrderKind<View, Of<K>> => ({
  title: shipOrders[kind].title,
  codec: object({ kind: literal(kind), ref }) as OrderKind<View, Of<K>>['codec'],
  offers(view, at) {
    const ship = shipAt(view, at);
    const order = { kind, ref: '' as OrderRef } as Of<K>;
    if (ship === undefined || at.unit === undefined || unable(at.unit, ship, order) !== undefined) return [];
    return [{ kind }] as unknown as ReturnType<OrderKind<View, Of<K>>['offers']>;
  },
  check: (view, order, at) => check(view, order, at),
  // To stay is written as an empty pulse, which says nothing to a reader.
  say: () =>
    kind === 'stay'
      ? phrase(shipOrders.stay.title)
      : phrase('{title} ({code})', { title: shipOrders[kind].title, code: shipOrders[kind].code }),
});

const move = (books: Books): OrderKind<View, Of<'move'>> => ({
  title: shipOrders.move.title,
  codec: object({ kind: literal('move'), ref, hex: hexNumber }) as unknown as OrderKind<
    View,
    Of<'move'>
  >['codec'],
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
          ...{ kind: 'choice', name: 'hex', label: 'Hex' },
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

const scanNames = { TERR: 'Terrain', SHIP: 'Ships', CLOA: 'Cloaked ships' } as const;

const scan: OrderKind<View, Of<'scan'>> = {
  title: shipOrders.scan.title,
  codec: object({ kind: literal('scan'), ref, what: oneOf(scans) }),
  offers(view, at) {
    const ship = shipAt(view, at);
    if (ship === undefined || at.unit === undefined) return [];
    const problem = unable(at.unit, ship, { kind: 'scan', what: 'TERR', ref: '' as OrderRef });
    return problem === undefined ? [{ kind: 'scan', what: 'TERR' }] : [];
  },
  form: (_, order) => ({
    fields: [
      {
        ...{ kind: 'choice', name: 'what', label: 'Scan for' },
        choices: scans.map((what) => ({ value: what, label: phrase('{what}', { what: scanNames[what] }) })),
      },
    ],
    values: { what: order.what },
    set: (__, what) => ({ ...order, what: what as Of<'scan'>['what'] }),
  }),
  check: (view, order, at) => check(view, order, at),
  say: (order) => phrase('{title} ({code})', { title: shipOrders.scan.title, code: written(order) }),
};

const directionNames = ['Here', 'Up', 'Upper right', 'Lower right', 'Down', 'Lower left', 'Upper left'];

const sweep: OrderKind<View, Of<'sweep'>> = {
  title: shipOrders.sweep.title,
  codec: object({ kind: literal('sweep'), ref, direction: integer(0, 6) }),
  offers(view, at) {
    const ship = shipAt(view, at);
    if (ship === undefined || at.unit === undefined) return [];
    const problem = unable(at.unit, ship, { kind: 'sweep', direction: 0, ref: '' as OrderRef });
    return problem === undefined ? [{ kind: 'sweep', direction: 0 }] : [];
  },
  form(view, order, at, plan) {
    const ship = shipAt(view, at);
    const here = ship && placeAfter(view.parameters.size, ship.place, before(order, givenTo(plan, at)));
    return {
      fields: [
        {
          ...{ kind: 'choice', name: 'direction', label: 'Direction' },
          choices: directionNames.map((name, direction) => {
            const place =
              here === undefined || direction === 0 ? here : neighbour(view.parameters.size, here, direction);
            return {
              value: String(direction),
              label: phrase('{name} ({direction})', { name, direction }),
              ...(place === undefined ? {} : { place }),
            };
          }),
        },
      ],
      values: { direction: String(order.direction) },
      set: (_, direction) => ({ ...order, direction: Number(direction) }),
    };
  },
  check: (view, order, at) => check(view, order, at),
  say: (order) => phrase('{title} ({code})', { title: shipOrders.sweep.title, code: written(order) }),
};

export const ordersOf = (books: Books): Ruleset<StarFleetWarlord>['orders'] => ({
  move: move(books),
  stay: simple('stay'),
  assay: simple('assay'),
  cloak: simple('cloak'),
  cure: simple('cure'),
  fix: simple('fix'),
  prospect: simple('prospect'),
  repair: simple('repair'),
  scan,
  scrap: simple('scrap'),
  sweep,
  train: simple('train'),
  purchase,
});
