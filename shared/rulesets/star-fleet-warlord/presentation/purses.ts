import type { Books } from '#kernel/codec/books.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Purse } from '#kernel/presentation.ts';
import type { Order, ShipOrder } from '../allOrders.ts';
import type { Ship } from '../model/ship.ts';
import type { Corporation } from '../model/corporation.ts';
import type { Funds, Resource } from '../model/funds.ts';
import { resources } from '../model/funds.ts';
import type { View } from '../model/view.ts';
import { baseCosts, boughtLines, logisticsBase, megaship, posts, raceChange } from '../model/figures.ts';
import { defaultBuild, designNamed } from '../ships/list/index.ts';
import { calmingFee } from '../specials/boons.ts';
import { incomeAhead } from '../money/knownSites.ts';
import { linesCost } from '../stance/lines.ts';
import { sitesToFortify } from '../sites/fortifying.ts';
import { cannotBorrow, lentStill } from '../market/loans.ts';
import { instalmentsNext } from '../market/megaship.ts';
import { likelyPrice } from '../market/likely.ts';
import { evenly, fundsIn } from '../money/money.ts';
import { boardingCost, stationCost } from '../officers/officers.ts';
import { counterCost } from '../spying/espionage.ts';
import { sabotageWith, searchPrices } from '../spying/posts.ts';
import { leastRepair, repairCost } from '../items/repairs.ts';
import { fittingCosts } from '../missions/rules.ts';
import { trainingCost } from '../officers/orders.ts';
import { tradedFor } from '../happenings/favours.ts';
import type { World } from '../galaxy/world.ts';
import { worldOf } from '../galaxy/world.ts';
import { imagine } from '../model/imagine.ts';

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

/** What an order of a ship takes of one resource, as the ship is now: of all four what is paid in EP (SFW 1679, 1735, 1809, 1897, 1915, 2085, 2108). */
function takenBy(ship: Ship, order: ShipOrder, key: Resource): number {
  switch (order.kind) {
    case 'take-aboard':
      return order.pays === key ? boardingCost(ship, order.who) : 0;
    case 'place-base':
      return logisticsBase.ep;
    case 'buy-cloak':
      return fittingCosts.cloak(ship);
    case 'refit':
      return key === 'dc' ? fittingCosts.refit(ship) : 0;
    case 'upgrade':
      return key === 'or' ? fittingCosts.upgrade(ship) : 0;
    case 'repair':
      return key === 'or' ? Math.max(leastRepair, repairCost(ship)) : 0;
    case 'train':
      return key === 'pe' ? trainingCost(ship) : 0;
    default:
      return 0;
  }
}

/** What a plan spends of one resource alone: by ships, for officers, and of what is traded (SFW 6934, 7404). */
const spentOf = ({ ships }: View, { hq, units }: Plan<Order>, key: Resource): number =>
  sumOf([
    ...inOrder(units).flatMap(([id, orders]) => {
      const ship = ships[id];
      return ship === undefined ? [] : orders.map((order) => takenBy(ship, order as ShipOrder, key));
    }),
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

/** What a miscellaneous order that buys no ship costs, in EP. What a spy wants is a share of a stock that its employer does not know. */
function feeOf(world: World, { me, own }: View, order: Order): number {
  switch (order.kind) {
    case 'fortify':
    case 'buy-items':
      return order.ep;
    case 'fortify-all':
      return sumOf(sitesToFortify(world, me, order).map(([, ep]) => ep));
    case 'repay-loan':
      return Math.min(order.ep, own.debt);
    case 'buy-lines':
      return linesCost(order.lines);
    case 'change-race':
      return raceChange;
    case 'counter-spy':
      return counterCost(world.state, me);
    case 'calm-hex':
      return calmingFee;
    case 'plant-post':
      return posts.cost;
    case 'sabotage':
      return sabotageWith(world.state, me, order.ep);
    case 'investigate':
      return searchPrices(world, order.place).cost;
    case 'use-base':
      return order.what === 'SE' ? baseCosts.SE.ep : 0;
    default:
      return 0;
  }
}

/** What the purchases of a plan cost together, in EP: ships, and whatever else has its price, with what of a loan is paid back. */
function spentBy(books: Books, view: View, orders: readonly Order[]): number {
  const bought = new Map<string, number>();
  const primaries = [...view.own.primaries];
  const world = worldOf(books, imagine(view));
  return orders.reduce((sum, order) => {
    if (order.kind === 'declare-race') primaries.push(order.race);
    const design = order.kind === 'purchase' ? designNamed(order.design) : undefined;
    if (design === undefined) return sum + feeOf(world, view, order);
    const copies = bought.get(design.id) ?? 0;
    bought.set(design.id, copies + 1);
    const cloak = order.kind === 'purchase' && order.cloak === true;
    return sum + likelyPrice(world.state, { seat: view.me, primaries }, design, { copies, cloak });
  }, 0);
}
