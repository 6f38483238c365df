import type { Books } from '#kernel/codec/books.ts';
import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Choice } from '#kernel/orders/form.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { Sheet, SheetLine } from '#kernel/orders/sheet.ts';
import { orderByLine } from '#kernel/orders/sheet.ts';
import { corrected, typedAt } from '#kernel/orders/words.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Order } from '../allOrders.ts';
import type { Ship } from '../model/ship.ts';
import type { View } from '../model/view.ts';
import { hexIn, sectorIn } from '../model/ids.ts';
import { labelOf, neighbours } from '../galaxy/board.ts';
import { pulses, yearOf } from '../model/figures.ts';
import { soldIn } from '../ships/list/index.ts';
import { terrainIn } from '../galaxy/terrain.ts';
import { takesTurn, placeAfter, slotsOf } from '../movement/slots.ts';
import { linesOf } from '../stance/lines.ts';
import { baseOrdersOf } from '../scans/starbases.ts';
import { isReversed, pulseOfSlot } from '../ships/speed.ts';
import { worldOf } from '../galaxy/world.ts';
import { imagine } from '../model/imagine.ts';
import { officeCodes, readExtra, readSlots, shipCodes, written } from './typed.ts';

/** The line of a ship, with its six slots: those it has no pulse for are printed `none` (SFW 1370). */
function shipLine(view: View, unit: UnitId, ship: Ship, orders: readonly Order[]): SheetLine {
  const speed = slotsOf(view, ship);
  const whole = orders[0] !== undefined && takesTurn(orders[0]);
  return {
    line: unit,
    label: `${ship.design} "${ship.name}" ${labelOf(ship.place)}${ship.noticed > 0 ? ` HSC : ${ship.noticed}` : ''}`,
    spot: { unit },
    orders: orders.map(({ ref }) => ref),
    slots: Array.from({ length: pulses }, (_, pulse) => {
      const at = pulse + 1 - pulseOfSlot(0, ship, isReversed(view.own));
      const order = orders[at];
      if (order !== undefined) return { text: written(order), open: false, order: order.ref };
      const open = at >= 0 && at < speed && !whole;
      return open ? { text: '', open } : { text: 'none', open, shut: true };
    }),
  };
}

const extraAt = (at: number): string => `extra.${at + 1}`;

/** A line for an extra order, or for a Starbase order; those who have more of them see them too (SFW 4066). */
const extraLine = (at: number, order: Order | undefined, lines: number): SheetLine => ({
  line: extraAt(at),
  label: at < lines ? `Extra order ${at + 1}` : `Starbase order ${at - lines + 1}`,
  spot: {},
  orders: order === undefined ? [] : [order.ref],
  slots: order === undefined ? [] : [{ text: written(order), open: false, order: order.ref }],
});

/** Lines for extra orders: those of everybody, those that were bought, and those that bases give. */
function extraLines(view: View, plan: Plan<Order>): readonly SheetLine[] {
  const state = imagine(view);
  const lines = linesOf(state, view.me);
  const stands = orderByLine(plan, plan.hq, extraAt);
  const most = Math.max(lines + baseOrdersOf(state, view.me), stands.length);
  return Array.from({ length: most }, (_, at) => extraLine(at, stands[at], lines));
}

const isExtra = (line: string): boolean => line.startsWith('extra.');

/** Where the ship of a line is once it has moved as the words before say. */
const placeNow = (view: View, ship: Ship, before: string): PlaceId =>
  placeAfter(view.parameters.size, ship.place, readSlots(before).orders);

/** What a ship may be meant to do at the caret: neighbours of where it then is, and codes. */
function slotsMeant(books: Books, view: View, ship: Ship, before: string): readonly Choice[] {
  const { hex } = worldOf(books, imagine(view));
  return [
    ...neighbours(view.parameters.size, placeNow(view, ship, before)).map((place) => ({
      value: hexIn(place),
      label: phrase('{place}: {terrain}', { place: labelOf(place), terrain: terrainIn(hex(place)) }),
    })),
    ...shipCodes.map((code) => ({ value: code, label: phrase('{code}', { code }) })),
  ];
}

/** A line so far, with the designation of a ship in two words. */
const asTyped = (text: string): string => text.replace(/^(PS [A-Z0])-/i, '$1 ');

/** What may be meant in a line of the Home Office. */
const linesMeant = ({ turn }: View): readonly Choice[] => [
  ...officeCodes.map((code) => ({ value: code, label: phrase('{code}', { code }) })),
  ...soldIn(yearOf(turn)).map(({ id, cost }) => ({
    value: `PS ${id.replace('-', ' ')}`,
    label: phrase('{design}: {cost} EP', { design: id, cost }),
  })),
];

/** The order sheet: a line of slots for each ship, and ten for extra orders (SFW 4.3, 9.1). */
export const sheetOf = (books: Books): Sheet<View, Order> => ({
  lines: (view, plan) => [
    ...inOrder(view.ships).map(([unit, ship]) => shipLine(view, unit, ship, ordersOf(plan, unit))),
    ...extraLines(view, plan),
  ],
  read: ({ own }, line, text) => (isExtra(line) ? readExtra : readSlots)(text, sectorIn(own.home)),
  write: (_, __, orders) => orders.map(written).join(' '),
  complete(view, line, text, caret) {
    const ship = view.ships[line as UnitId];
    const { begun, from, to } = typedAt(text, caret);
    const before = text.slice(0, from - 1);
    const meant = isExtra(line)
      ? linesMeant(view)
      : ship === undefined
        ? []
        : slotsMeant(books, view, ship, before);
    const sought = (isExtra(line) ? asTyped(text.slice(0, caret)) : begun).toUpperCase();
    return meant
      .filter(({ value }) => sought !== '' && value.startsWith(sought))
      .map(({ value, label }) => ({
        value: isExtra(line) ? value : corrected(text, { from, to }, value),
        label,
      }))
      .filter(({ value }) => value !== text);
  },
});
