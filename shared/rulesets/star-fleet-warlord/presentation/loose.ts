import type { Books } from '#kernel/codec/books.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { LooseEnd, LooseKind } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Order } from '../allOrders.ts';
import type { View } from '../model/view.ts';
import { nameOf } from '../ships/able.ts';
import { slotsOf } from '../movement/slots.ts';
import { firstYear, mostOrders, yearOf } from '../model/figures.ts';
import { soldIn } from '../ships/list/index.ts';
import { purses } from './purses.ts';

export const looseKinds: readonly LooseKind[] = [
  {
    kind: 'idle-ship',
    title: 'Ships with nothing to do',
    idle: true,
    counted: '{count|ship has|ships have} nothing to do',
  },
  {
    kind: 'treasury',
    title: 'Treasury not spent',
    counted: 'the treasury of the Initial Build is not spent',
  },
];

/** What the plan leaves undone: ships without orders, and in the Initial Build what could still be bought. */
export const loose =
  (books: Books) =>
  (view: View, plan: Plan<Order>): readonly LooseEnd[] => {
    const idle = inOrder(view.ships)
      .filter(([unit, ship]) => slotsOf(view, ship) > 0 && ordersOf(plan, unit).length === 0)
      .map(([unit, ship]): LooseEnd => ({
        kind: 'idle-ship',
        cite: 'SFW 1466',
        unit,
        place: ship.place,
        said: phrase('{ship} stays where it is.', { ship: nameOf(unit, ship) }),
      }));
    return [...unspent(books, view, plan), ...idle];
  };

/** Ships are bought in the Initial Build alone so far: what is kept then is of no use for them (SFW 127). */
function unspent(books: Books, view: View, plan: Plan<Order>): readonly LooseEnd[] {
  if (yearOf(view.turn) !== firstYear || plan.hq.length >= mostOrders) return [];
  const left = Math.min(...purses(books)(view, plan).map(({ holds, spends }) => holds - spends));
  const cheapest = Math.min(...soldIn(firstYear).map(({ cost }) => cost));
  if (left < cheapest) return [];
  return [
    {
      kind: 'treasury',
      cite: 'SFW 127',
      said: phrase('{left} EP are not spent; the cheapest ship costs {cheapest}.', { left, cheapest }),
    },
  ];
}
