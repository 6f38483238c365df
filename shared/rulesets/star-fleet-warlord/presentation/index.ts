import type { Books } from '#kernel/codec/books.ts';
import type { PlaceId, UnitId } from '#kernel/ids.ts';
import { nthOrder } from '#kernel/ids.ts';
import { inOrder } from '#kernel/inOrder.ts';
import type { Plan } from '#kernel/orders/plan.ts';
import { countOrders, ordersOf } from '#kernel/orders/plan.ts';
import type { PlacePicture, Presentation, RoutePicture } from '#kernel/presentation.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { OrderKind, Ruleset } from '#kernel/ruleset.ts';
import type { StarFleetWarlord } from '../model/game.ts';
import { hexIn } from '../model/ids.ts';
import type { Order } from '../model/orders.ts';
import type { Ship } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { boards, labelOf, neighbourNumbered, neighbours } from '../tables/board.ts';
import { pulses, yearOf } from '../tables/figures.ts';
import { hulls } from '../tables/hulls.ts';
import { designOf } from '../tables/ships.ts';
import { speedOf } from '../rules/ships.ts';
import { headquarters, knownPlaces, location } from './pages.ts';
import { purses } from './purses.ts';
import { roster, rowOf, shipPage } from './units.ts';

const picture = (view: View, place: PlaceId): PlacePicture => {
  const cell = boards[view.size].names.cell(place);
  const { x, y } = cell === undefined ? { x: 0, y: 0 } : boards[view.size].coordinates(cell);
  const here = inOrder(view.ships).filter(([, ship]) => ship.place === place);
  const [site, first] = [view.sites[place], here[0]];
  return {
    ...{ place, q: x, r: y - (x - (x % 2)) / 2, name: labelOf(place), number: Number(hexIn(place)) },
    ...{ golden: false, damage: 0, industrialCenter: false, defence: 0, defenceDamage: 0, battle: false },
    stale: false,
    ...(site?.owner === undefined ? {} : { owner: site.owner }),
    ...(first === undefined
      ? {}
      : {
          own: {
            shipClass: hulls[designOf(first[1]).hull].name,
            ...{ ships: here.length, owners: [view.me], units: here.map(([id]) => id) },
          },
        }),
  };
};

/** Moves of a ship as the sheet has them, pulse by pulse from where it stands; they end where one is illegal. */
function routeOf(view: View, unit: UnitId, ship: Ship, list: readonly Order[]): readonly RoutePicture[] {
  const arrows: RoutePicture[] = [];
  let from = ship.place;
  for (const [at, order] of list.slice(0, pulses).entries()) {
    if (order.kind !== 'move') continue;
    const to = neighbourNumbered(view.size, from, order.hex);
    if (to === undefined) break;
    const impossible = at >= speedOf(ship);
    const moment = [{ name: 'Pulse', at: at + 1 }];
    arrows.push({ unit, order: order.ref, from, to, moment, last: false, impossible });
    from = to;
  }
  return arrows.map((arrow, at) => ({ ...arrow, last: at === arrows.length - 1 }));
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
  routeOf(view, unit, ship, ordersOf(plan, unit)).at(-1)?.to ?? ship.place;

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
  map: (view) => ({
    places: knownPlaces(view).map((place) => picture(view, place)),
    ...{ links: [], barriers: [] },
  }),
  routes: (view, plan, unit) =>
    inOrder(view.ships)
      .filter(([id]) => unit === undefined || id === unit)
      .flatMap(([id, ship]) => routeOf(view, id, ship, ordersOf(plan, id))),
  headquarters,
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
