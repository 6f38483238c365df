import type { Plan } from '#kernel/game/plan.ts';
import { listedOrders } from '#kernel/game/plan.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { finances } from '../preview/finances.ts';
import type { Order } from '../game.ts';
import type { View } from '../model/view.ts';
import { resources } from '../model/words.ts';
import { orders } from '../orders.ts';
import type { Preview } from '../preview/preview.ts';
import { doubtful } from '../refusals.ts';

/** More is spent than the treasury holds (GE 239): what is cut, in the order of the turn. */
export function shortfall(view: View, plan: Plan<Order>, { entries, refusals }: Preview): readonly Problem[] {
  const { surplus } = finances(view, plan);
  const wrong: Problem[] = [];
  const bill = entries
    .map(({ event }) => event)
    .find((event) => event.kind === 'upkeep-paid' && event.seat === view.me);
  if (bill?.kind === 'upkeep-paid' && bill.paid < bill.due) {
    wrong.push(
      doubtful('GE 822', 'upkeep-unpaid', {
        upkeep: resources(bill.due),
        paid: resources(bill.paid),
      }),
    );
  }
  // In the order in which the turn comes to them, each order once.
  const cut = [
    ...new Set(
      refusals.filter(({ problem }) => problem.code === 'not-enough-money').map(({ order }) => order),
    ),
  ];
  if (surplus >= 0 || cut.length === 0) return wrong;
  const titles = new Map(listedOrders(plan).map(({ order }) => [order.ref, orders[order.kind].title]));
  const names = cut.flatMap((ref) => titles.get(ref) ?? []);
  const args = { missing: resources(-surplus), orders: tally(names) };
  wrong.push({
    ...doubtful('GE 239', 'shortfall', args),
    toGm: phrase(
      'The empire spends {missing} resources more than its treasury holds. What will be cut: {orders}.',
      args,
    ),
  });
  return wrong;
}

/** Titles of orders, each once, with how often where that is more. */
function tally(titles: readonly string[]): Phrase {
  return phraseList(
    [...Map.groupBy(titles, (title) => title)].map(([title, same]) =>
      same.length === 1
        ? phrase(title)
        : phrase('{count} × {title}', { count: same.length, title: phrase(title) }),
    ),
    ', ',
  );
}
