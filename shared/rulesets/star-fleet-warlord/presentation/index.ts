import type { Books } from '#kernel/codec/books.ts';
import type { PlaceId, UnitId } from '#kernel/ids.ts';
import { nthOrder } from '#kernel/ids.ts';
import { inOrder } from '#kernel/inOrder.ts';
import type { Plan } from '#kernel/orders/plan.ts';
import { countOrders, ordersOf } from '#kernel/orders/plan.ts';
import type { MapPicture, Presentation, RoutePicture } from '#kernel/presentation.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { OrderKind, Ruleset } from '#kernel/ruleset.ts';
import type { StarFleetWarlord } from '../model/game.ts';
import { hexIn } from '../model/ids.ts';
import type { Order } from '../model/orders.ts';
import type { Ship } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { neighbourNumbered, neighbours } from '../tables/board.ts';
import { pulses, yearOf } from '../tables/figures.ts';
import { speedOf } from '../rules/ships.ts';
import { at, map } from './map.ts';
import { corporation, location } from './pages.ts';
import { purses } from './purses.ts';
import { roster, rowOf, shipPage } from './units.ts';

/** Moves of a ship as the sheet has them, pulse by pulse from where it stands; they end where one is illegal. */
function routeOf(view: View, unit: UnitId, ship: Ship, list: readonly Order[]): readonly RoutePicture[] {
  const arrows: RoutePicture[] = [];
  let from = ship.place;
  for (const [index, order] of list.slice(0, pulses).entries()) {
    if (order.kind !== 'move') continue;
    const to = neighbourNumbered(view.size, from, order.hex);
    if (to === undefined) break;
    const moment = [{ name: 'Pulse', at: index + 1 }];
    const wrong = index >= speedOf(ship) ? { wrong: phrase('The ship is not fast enough.') } : {};
    arrows.push({ unit, order: order.ref, from: at(from), steps: [{ position: at(to), moment, ...wrong }] });
    from = to;
  }
  return arrows;
}

const words = {
  seat: { one: 'Corporation', many: 'Corporations' },
  place: { one: 'hex', many: 'hexes' },
  unit: { one: 'ship', many: 'ships' },
  leader: { one: 'Warlord', many: 'Warlords' },
  turn: { one: 'year', many: 'years' },
} as const;

/** Where a ship is after the moves that it is ordered. */
const endOf = (view: View, plan: Plan<Order>, unit: UnitId, ship: Ship): PlaceId =>
  routeOf(view, unit, ship, ordersOf(plan, unit)).at(-1)?.steps.at(-1)?.position.place ?? ship.place;

/** The map of a view, made once. */
function mapOnce(books: Books): (view: View) => MapPicture {
  const maps = new WeakMap<View, MapPicture>();
  return (view) => {
    const made = maps.get(view) ?? map(books, view);
    maps.set(view, made);
    return made;
  };
}

/** What a client draws, as data. */
export const presentationOf = (
  books: Books,
  orders: Ruleset<StarFleetWarlord>['orders'],
): Presentation<View, Order> => ({
  ...{ words, roster, me: ({ me }) => me },
  calendar: (turn) => phrase('Y{year}', { year: yearOf(turn) }),
  seats: ({ me, names }) =>
    inOrder(names).map(([seat, name], banner) => ({
      ...{ seat, name, banner },
      ...(seat === me ? { own: true } : {}),
    })),
  map: mapOnce(books),
  routes: (view, plan, unit) =>
    inOrder(view.ships)
      .filter(([id]) => unit === undefined || id === unit)
      .flatMap(([id, ship]) => routeOf(view, id, ship, ordersOf(plan, id))),
  screens: [
    { shows: 'page', key: 'corporation', title: 'Corporation', sign: 'money' },
    { shows: 'map', title: 'Map' },
    { shows: 'messages', title: 'Messages' },
  ],
  page: corporation,
  purses: (view, plan) => purses(view, plan),
  location: (view, _, place) => location(books, view, place),
  units: (view, plan) => inOrder(view.ships).map(([id, ship]) => rowOf(id, ship, plan)),
  unit(view, plan, unit) {
    const ship = view.ships[unit];
    if (ship === undefined) throw new RangeError(`No ship ${unit}.`);
    return {
      ...{ row: rowOf(unit, ship, plan), page: shipPage(ship), stacks: [] },
      orders: ordersOf(plan, unit).map((order) => ({
        ...{ ref: order.ref, kind: order.kind },
        said: (orders[order.kind] as OrderKind<View, Order>).say(order, view, { unit }),
      })),
    };
  },
  nextRef: ({ me, turn }, plan) => nthOrder(me, turn, countOrders(plan) + 1),
  moveTo(view, plan, unit, place) {
    const ship = view.ships[unit];
    const from = ship === undefined ? undefined : endOf(view, plan, unit, ship);
    return from !== undefined && neighbours(view.size, from).includes(place)
      ? [{ kind: 'move', hex: hexIn(place) }]
      : [];
  },
});
