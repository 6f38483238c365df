import { reach } from '#kernel/board/reach.ts';
import type { Books } from '#kernel/codec/books.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Plan, Unnumbered } from '#kernel/game/plan.ts';
import { freshRef, ordersOf } from '#kernel/game/plan.ts';
import type { Overlay, RoutePicture } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Path } from '#kernel/words/where.ts';
import { imagine } from '../model/imagine.ts';
import { hexIn } from '../model/ids.ts';
import type { Order } from '../allOrders.ts';
import type { Ship } from '../model/ship.ts';
import type { View } from '../model/view.ts';
import { neighbourNumbered, neighbours } from '../galaxy/board.ts';
import { pulses } from '../model/figures.ts';
import { placeAfter, pulsesLeft, slotsOf } from '../movement/slots.ts';
import { isReversed, pulseOfSlot } from '../ships/speed.ts';
import { worldOf } from '../galaxy/world.ts';
import { at } from './map.ts';
import { wayFor } from '../movement/ways.ts';

/** The pulse of an order by its place in the list, from 0. */
export const pulseOf = ({ own }: View, ship: Ship, index: number): Path => [
  { name: 'Pulse', at: pulseOfSlot(index, ship, isReversed(own)) },
];

/** Moves of a ship as the sheet has them, pulse by pulse from where it stands; they end where one is illegal. */
function routeOf(view: View, unit: UnitId, ship: Ship, list: readonly Order[]): readonly RoutePicture[] {
  const arrows: RoutePicture[] = [];
  const slots = slotsOf(view, ship);
  let from = ship.place;
  for (const [index, order] of list.slice(0, pulses).entries()) {
    if (order.kind !== 'move') continue;
    const to = neighbourNumbered(view.parameters.size, from, order.hex);
    if (to === undefined) break;
    const wrong = index >= slots ? { wrong: phrase('The ship is not fast enough.') } : {};
    const step = { position: at(to), moment: pulseOf(view, ship, index), ...wrong };
    arrows.push({ unit, order: order.ref, from: at(from), steps: [step] });
    from = to;
  }
  return arrows;
}

/** Arrows of the moves of all ships, or of one. */
export const routes = (view: View, plan: Plan<Order>, unit?: UnitId): readonly RoutePicture[] =>
  inOrder(view.ships)
    .filter(([id]) => unit === undefined || id === unit)
    .flatMap(([id, ship]) => routeOf(view, id, ship, ordersOf(plan, id)));

/** A click on a hex sends a ship there by a way that avoids what would harm it, as far as its pulses go. */
export const moveTo =
  (books: Books) =>
  (view: View, plan: Plan<Order>, unit: UnitId, place: PlaceId): readonly Unnumbered<Order>[] => {
    const ship = view.ships[unit];
    if (ship === undefined) return [];
    const orders = ordersOf(plan, unit);
    const from = placeAfter(view.parameters.size, ship.place, orders);
    const way = wayFor(worldOf(books, imagine(view)), view.parameters.size, ship, from, place);
    return way.slice(0, pulsesLeft(view, ship, orders)).map((to) => ({ kind: 'move', hex: hexIn(to) }));
  };

/** The hexes that a ship can get to in the pulses that its sheet leaves free, from where its moves lead. */
export function rangeOf(view: View, plan: Plan<Order>, unit: UnitId): readonly Overlay[] {
  const ship = view.ships[unit];
  if (ship === undefined || ship.seat !== view.me) return [];
  const orders = ordersOf(plan, unit);
  const from = placeAfter(view.parameters.size, ship.place, orders);
  const left = pulsesLeft(view, ship, orders);
  const places = [
    ...reach(
      from,
      (place) => neighbours(view.parameters.size, place),
      () => 1,
      left,
    ).keys(),
  ];
  return places.length < 2
    ? []
    : [{ key: 'range', label: 'It can get here this year', tone: 'gold', places, look: 'fill', of: unit }];
}

export const nextRef = ({ me, turn }: View, plan: Plan<Order>) => freshRef(me, turn, plan);
