import type { PlaceId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '../model/orders.ts';
import type { Size } from '../model/parameters.ts';
import type { Ship } from '../model/ship.ts';
import type { View } from '../model/view.ts';
import { takesTurn } from '../doing.ts';
import { usableSlots } from '../ships/speed.ts';
import { neighbourNumbered } from '../galaxy/board.ts';
import { firstYear, yearOf } from '../model/figures.ts';

/** Pulses in which a ship can be ordered something this year: none before the Initial Build is over (SFW 1370). */
export const slotsOf = ({ turn }: Pick<View, 'turn'>, ship: Ship): number =>
  yearOf(turn) === firstYear ? 0 : usableSlots(ship);

/** Pulses that its orders leave: an order that takes the whole turn leaves none (SFW 1462). */
export const pulsesLeft = (view: Pick<View, 'turn'>, ship: Ship, orders: readonly Order[]): number =>
  orders.some(takesTurn) ? 0 : Math.max(0, slotsOf(view, ship) - orders.length);

/** Where a ship is after the moves among these orders; an illegal one and those behind it lead nowhere (SFW 1404). */
export function placeAfter(size: Size, from: PlaceId, orders: readonly Unnumbered<Order>[]): PlaceId {
  let place = from;
  for (const order of orders) {
    if (order.kind !== 'move') continue;
    const next = neighbourNumbered(size, place, order.hex);
    if (next === undefined) return place;
    place = next;
  }
  return place;
}
