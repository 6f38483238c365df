import type { LedgerLine } from '#kernel/presentation.ts';
import { listedOrders } from '#kernel/orders/plan.ts';
import type { Plan } from '#kernel/orders/plan.ts';
import { world } from '../imagine.ts';
import type { Order } from '../model/orders.ts';
import type { View } from '../model/view.ts';
import { buildCost } from '../rules/building.ts';
import { annexationCost, expectedRevenue, percentOf, upkeepDue } from '../rules/money.ts';

/** The treasury and what the plan asks of it (GE 229-241). Money in hundredths. */
export interface Finances {
  readonly treasury: number;
  readonly upkeep: number;
  readonly headquarters: number;
  readonly garrisons: number;
  /** Negative: a shortfall. This turn's revenue is never part of it. */
  readonly surplus: number;
  readonly revenue: number;
  /** What decays of the surplus (GE 900). */
  readonly decay: number;
}

/** What is left of the treasury when the plan is paid for: each annexation once, all ships at their price, whether or not they are built. */
export function finances(view: View, plan: Plan<Order>): Finances {
  const known = world(view);
  const orders = listedOrders(plan).map(({ order }) => order);
  const sum = (costs: readonly number[]): number => costs.reduce((total, cost) => total + cost, 0);
  const annexed = new Set(orders.flatMap((order) => (order.kind === 'annex-sector' ? [order.place] : [])));
  const headquarters = sum([...annexed].map((place) => annexationCost(known.sectors[place] ?? { revenue: 0 })));
  const garrisons = sum(orders.map((order) => (order.kind === 'build-starships' ? order.count * buildCost(order.type) : 0)));
  const upkeep = upkeepDue(known, view.me);
  const surplus = view.treasury - upkeep - headquarters - garrisons;
  return {
    treasury: view.treasury, upkeep, headquarters, garrisons, surplus,
    revenue: expectedRevenue(known, view.me),
    decay: percentOf(Math.max(0, surplus), view.parameters.decay),
  };
}

/** The lines of the headquarters, exact to the hundredth. */
export function financeLines(view: View, plan: Plan<Order>): readonly LedgerLine[] {
  const { treasury, upkeep, headquarters, garrisons, surplus, revenue, decay } = finances(view, plan);
  const short = surplus < 0;
  return [
    { label: 'Treasury', amount: treasury, total: false },
    { label: 'Upkeep', amount: -upkeep, total: false },
    { label: 'HQ expenses', amount: -headquarters, total: false },
    { label: 'Garrison expenses', amount: -garrisons, total: false },
    { label: short ? 'Expected shortfall' : 'Expected surplus', amount: surplus, total: true, tone: short ? 'bad' : 'good' },
    { label: `Decay of ${view.parameters.decay}% of what is left`, amount: -decay, total: false, tone: 'muted' },
    { label: 'Expected revenue, for next turn', amount: revenue, total: false, tone: 'gold' },
    { label: 'Expected treasury next turn', amount: Math.max(0, surplus) - decay + revenue, total: true },
  ];
}
