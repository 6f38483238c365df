import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { neighbourNumbered } from '../galaxy/board.ts';
import { firstYear, yearOf } from '../model/figures.ts';
import type { HexNumber } from '../model/ids.ts';
import type { Size } from '../model/parameters.ts';
import type { Ship } from '../model/ship.ts';
import type { View } from '../model/view.ts';
import { usableSlots } from '../ships/speed.ts';

/** An order of a list, with a reference or still without. */
interface Listed {
  readonly kind: string;
}

const wholeTurns = ['bombard', 'displace', 'link', 'prospect', 'scan'];
/** Whether an order of a ship takes the whole turn (SFW 1462). */
export const takesTurn = ({ kind }: Listed): boolean => wholeTurns.includes(kind);

/** Pulses in which a ship can be ordered something this year: none before the Initial Build is over (SFW 1370). */
export const slotsOf = ({ turn }: Pick<View, 'turn'>, ship: Ship): number =>
  yearOf(turn) === firstYear ? 0 : usableSlots(ship);

/** Pulses that its orders leave: an order that takes the whole turn leaves none (SFW 1462). */
export const pulsesLeft = (view: Pick<View, 'turn'>, ship: Ship, orders: readonly Listed[]): number =>
  orders.some(takesTurn) ? 0 : Math.max(0, slotsOf(view, ship) - orders.length);

/** Where a ship is after the moves among these orders; an illegal one and those behind it lead nowhere (SFW 1404). */
export function placeAfter(size: Size, from: PlaceId, orders: readonly Listed[]): PlaceId {
  let place = from;
  for (const order of orders) {
    if (order.kind !== 'move') continue;
    const next = neighbourNumbered(size, place, (order as Listed & { readonly hex: HexNumber }).hex);
    if (next === undefined) return place;
    place = next;
  }
  return place;
}

/** What the ship at a spot is ordered already. */
export const givenTo = (plan: Plan<AnyOrder>, { unit }: Spot): readonly AnyOrder[] =>
  unit === undefined ? [] : ordersOf(plan, unit);

/** The orders of a list before one that stands in it; all of them before a new one. */
export function before(order: Listed & Partial<AnyOrder>, list: readonly AnyOrder[]): readonly AnyOrder[] {
  const at = list.findIndex(({ ref }) => ref === order.ref);
  return at < 0 ? list : list.slice(0, at);
}
