import type { Books } from '#kernel/codec/books.ts';
import type { Plan } from '#kernel/orders/plan.ts';
import { inOrder } from '#kernel/inOrder.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Purse } from '#kernel/presentation.ts';
import type { Order } from '../model/orders.ts';
import type { Corporation } from '../model/corporation.ts';
import type { Funds, Resource } from '../model/funds.ts';
import { resources } from '../model/funds.ts';
import type { View } from '../model/view.ts';
import { boughtLines, megaship } from '../tables/figures.ts';
import { defaultBuild, designNamed } from '../tables/ships/index.ts';
import { calmingFee } from '../tables/standing/boons.ts';
import { incomeAhead } from './knownSites.ts';
import { linesCost } from '../rules/lines.ts';
import { sitesToFortify } from '../rules/sites/fortifying.ts';
import { cannotBorrow, lentStill } from '../rules/market/loans.ts';
import { instalmentsNext } from '../rules/market/megaship.ts';
import { likelyPrice } from '../rules/market/likely.ts';
import { evenly, fundsIn } from '../rules/money.ts';
import { boardingCost, stationCost } from '../rules/officers.ts';
import { counterCost } from '../rules/spying/espionage.ts';
import { tradedFor } from '../rules/standing/favours.ts';
import { worldOf } from '../rules/world.ts';
import { imagine } from '../imagine.ts';

export const resourceNames = { pe: 'People', or: 'Ores', dc: 'Dilithium', fp: 'Food' } as const;

/** The four resources, of which purchases take the same: what is in store, the income that comes before orders, less what is taken before them, and what is borrowed (SFW 2330, 4913). */
export const purses =
  (books: Books) =>
  (view: View, plan: Plan<Order>): readonly Purse[] => {
    const income = incomeAhead(books, view);
    const orders = unfolded(plan);
    const [lent, spends] = [lentTo(view, orders), spentBy(books, view, orders)];
    const due = dueBefore(view.own, income);
    return resources.map((key) => ({
      key,
      label: resourceNames[key],
      scale: { unit: key.toUpperCase(), per: 1 },
      holds: view.own.funds[key] + income[key] + lent - due,
      spends: spends + spentOf(view, plan, key),
    }));
  };

/** What a plan spends of one resource alone: for officers, and of what is traded (SFW 1679, 6934, 7404). */
const spentOf = ({ ships }: View, { hq, units }: Plan<Order>, key: Resource): number =>
  sumOf([
    ...inOrder(units).flatMap(([id, orders]) =>
      orders.map((order) => {
        const ship = ships[id];
        return order.kind === 'take-aboard' && order.pays === key && ship !== undefined
          ? boardingCost(ship, order.who)
          : 0;
      }),
    ),
    ...hq.map((order) => {
      if (order.kind === 'station-officer') return stationCost(order.who)[key];
      if (order.kind !== 'trade-resources') return 0;
      return (order.from === key ? order.amount : 0) - (order.to === key ? tradedFor(order.amount) : 0);
    }),
  ]);

/** EP that are taken before all orders: for lines that are kept, and for a Mega-Battleship (SFW 4265, 7464). */
function dueBefore(own: Corporation, income: Funds): number {
  const kept = own.permanent ? boughtLines.package : 0;
  const next = instalmentsNext(own, fundsIn(own.funds, income, evenly(-kept)));
  return kept + (next === undefined ? 0 : megaship.ep);
}

/** The Default Build as the orders that it stands for. */
const unfolded = ({ hq }: Plan<Order>): readonly Order[] =>
  hq.flatMap((order): readonly Order[] =>
    order.kind === 'make-default-build'
      ? [
          { kind: 'request-loan', ep: 100_000, ref: order.ref },
          ...defaultBuild.map((design) => ({ kind: 'purchase', design, name: '', ref: order.ref }) as const),
        ]
      : [order],
  );

/** EP that a plan borrows. */
const lentTo = (view: View, orders: readonly Order[]): number =>
  Math.min(
    cannotBorrow(imagine(view), view.me) === undefined ? lentStill(imagine(view), view.me) : 0,
    sumOf(orders.map((order) => (order.kind === 'request-loan' ? order.ep : 0))),
  );

/** What the purchases of a plan cost together, in EP: ships, items, lines, fortifications, calmed hexes and counter-espionage, with what of a loan is paid back. */
function spentBy(books: Books, view: View, orders: readonly Order[]): number {
  const bought = new Map<string, number>();
  const primaries = [...view.own.primaries];
  const world = worldOf(books, imagine(view));
  return orders.reduce((sum, order) => {
    if (order.kind === 'fortify' || order.kind === 'buy-items') return sum + order.ep;
    if (order.kind === 'counter-spy') return sum + counterCost(world.state, view.me);
    if (order.kind === 'calm-hex') return sum + calmingFee;
    if (order.kind === 'declare-race') primaries.push(order.race);
    if (order.kind === 'repay-loan') return sum + Math.min(order.ep, view.own.debt);
    if (order.kind === 'buy-lines') return sum + linesCost(order.lines);
    if (order.kind === 'fortify-all')
      return sum + sumOf(sitesToFortify(world, view.me, order).map(([, ep]) => ep));
    const design = order.kind === 'purchase' ? designNamed(order.design) : undefined;
    if (design === undefined) return sum;
    const copies = bought.get(design.id) ?? 0;
    bought.set(design.id, copies + 1);
    const cloak = order.kind === 'purchase' && order.cloak === true;
    return sum + likelyPrice(world.state, { seat: view.me, primaries }, design, { copies, cloak });
  }, 0);
}
