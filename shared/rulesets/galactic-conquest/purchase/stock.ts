import { integer, line } from '#kernel/codec/shapes.ts';
import { choice, choicesOf, number } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { atHeadquarters, cause, event, order, ownerHears, points, seat } from '../declare.ts';
import { imagine } from '../model/imagine.ts';
import type { State, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { inPoints } from './form.ts';
import { navyOf, pointsLeft, shuttles, stockHalves } from './navy.ts';
import { cannotTrade } from './question.ts';
import { isTug, wareNamed, waresOf } from './wares.ts';
import { tooCostly } from '../bank/paying.ts';

const named = line(20, 1);
const mostOfStock = 1000;
/** Fighters, bombers, gunboats and pods in stock, and shuttles (Z1.90, Z1.400, Z1.500). */
const stockNames = (state: Pick<State, 'purchase'>, owner: SeatId): readonly string[] => [
  ...new Set([
    ...waresOf(state, owner).flatMap(({ kind, ship }) => (kind === 'ship' ? [] : [ship.hull])),
    ...keysInOrder(shuttles),
  ]),
];

/** The stock with more of a unit. */
const withStock = (stock: Readonly<Record<string, number>> = {}, unit: string, more: number) => ({
  ...stock,
  [unit]: (stock[unit] ?? 0) + more,
});

/** Why units cannot be bought for stock: the one question of advice and step. */
function cannotStock(state: State, owner: SeatId, unit: string, count: number): Problem | undefined {
  const closed = cannotTrade(state, owner);
  if (closed !== undefined) return closed;
  const ware = wareNamed(state, owner, unit);
  if (!stockNames(state, owner).includes(unit)) return impossible('GC Z1.500', 'no-stock', { unit });
  const had = state.empires[owner]?.stock?.[unit] ?? 0;
  if (ware?.kind === 'pod') {
    if (!navyOf(state, owner).some(isTug)) return impossible('GC Z1.90', 'no-tug', { unit });
    if (ware.variant === true && had + count > 1) return impossible('GC Z1.90', 'pod-once', { unit });
  }
  const [halves, left] = [stockHalves(state, owner, unit) * count, pointsLeft(state, owner)];
  return tooCostly('GC Z1.10', 'navy-costs', Math.ceil(halves / 2), left);
}

/** Fighters, bombers, gunboats, pods and shuttles are bought (Z1.400, Z1.500). */
export const buyStock = order('buy-stock', {
  fields: { unit: named, count: integer(1, mostOfStock) },
  title: 'Buy for stock',
  offers: (view, at) =>
    view.purchase === undefined
      ? []
      : atHeadquarters(view, at).flatMap(() => {
          const [unit] = stockNames(view, view.me);
          return unit === undefined ? [] : [{ unit, count: 1 }];
        }),
  form: (view, given) => [
    choice(
      given,
      'unit',
      'Unit',
      choicesOf([...new Set([...stockNames(view, view.me), given.unit])], (unit) =>
        phrase('{unit}: {price} EP', {
          unit,
          price: inPoints(stockHalves(imagine(view), view.me, unit)),
        }),
      ),
    ),
    number(given, 'count', 'How many', { least: 1, most: mostOfStock }),
  ],
  facts: (view, given) => [
    {
      label: 'Costs',
      value: phrase('{cost} EP', {
        cost: Math.ceil((stockHalves(imagine(view), view.me, given.unit) * given.count) / 2),
      }),
    },
  ],
  cannot: (state, { seat: owner, order: { unit, count } }) => cannotStock(state, owner, unit, count),
  say: ({ unit, count }) => phrase('Buy {count}x{unit} for stock', { count, unit }),
});

export const stocked = event('stocked', {
  fields: { seat, unit: named, count: integer(1, mostOfStock), points, cause },
  by: 'order',
  hears: ownerHears,
  say: ({ unit, count, points: cost }) =>
    phrase('{count}x{unit} go into stock for {cost} EP.', { count, unit, cost }),
  ahead: ({ unit, count, points: cost }) =>
    phrase('{count}x{unit} will go into stock for {cost} EP.', { count, unit, cost }),
  apply: (draft, { seat: owner, unit, count }) =>
    change(draft.empires, owner, ({ stock }) => ({ stock: withStock(stock, unit, count) })),
});

/** Stock is bought with what ships leave (Z1.400, Z1.500). */
export function buyStocks(
  turn: Turn<Room<State, View, OrderIn<typeof buyStock>, EventIn<typeof stocked>>>,
): void {
  inTurn(turn, buyStock, ({ seat: owner, order: { unit, count, ref } }) =>
    stocked.of({
      seat: owner,
      unit,
      count,
      points: Math.ceil((stockHalves(turn.state, owner, unit) * count) / 2),
      cause: ref,
    }),
  );
}
