import type { LedgerLine } from '#kernel/presentation.ts';
import { listedOrders } from '#kernel/orders/plan.ts';
import type { Plan } from '#kernel/orders/plan.ts';
import { world } from './imagine.ts';
import type { Order } from './model/orders.ts';
import type { View } from './model/view.ts';
import { preview } from './preview.ts';
import { buildCost } from './rules/building.ts';
import { annexationCost, upkeepDue } from './rules/money.ts';
import { sendingFee } from './rules/sending.ts';

/** The treasury and what the plan asks of it (GE 229-241). Money in hundredths. */
export interface Finances {
  readonly treasury: number;
  readonly upkeep: number;
  readonly headquarters: number;
  readonly garrisons: number;
  /** Negative: a shortfall. This turn's revenue is never part of it. */
  readonly surplus: number;
}

/** What is left of the treasury when the plan is paid for: each annexation once, all ships at their price, whether or not they are built. */
export function finances(view: View, plan: Plan<Order>): Finances {
  const known = world(view);
  const orders = listedOrders(plan).map(({ order }) => order);
  const sum = (costs: readonly number[]): number => costs.reduce((total, cost) => total + cost, 0);
  const annexed = new Set(orders.flatMap((order) => (order.kind === 'annex-sector' ? [order.place] : [])));
  const sent = orders.map((order) => (order.kind === 'send-resources' ? order.amount * 100 + sendingFee(known, order.amount) : 0));
  const headquarters = sum([...[...annexed].map((place) => annexationCost(known.sectors[place] ?? { revenue: 0 })), ...sent]);
  const garrisons = sum(orders.map((order) => (order.kind === 'build-starships' ? order.count * buildCost(order.type) : 0)));
  const upkeep = upkeepDue(known, view.me);
  return { treasury: view.treasury, upkeep, headquarters, garrisons, surplus: view.treasury - upkeep - headquarters - garrisons };
}

/** What the turn itself makes of the treasury, from the engine's own preview of the plan. Money in hundredths. */
export interface Outlook {
  /** What decays of the rest (GE 900). */
  readonly decay: number;
  readonly revenue: number;
  /** What pillaging brings, before anything is paid (GE 773). */
  readonly pillage: number;
  /** Income of a proclamation, or its fine. */
  readonly proclamation: number;
  /** The treasury next turn: what cannot be paid for is cut, so a shortfall leaves what its last orders could not use. */
  readonly next: number;
}

export function outlook(view: View, plan: Plan<Order>): Outlook {
  const { entries, end } = preview(view, plan);
  const own = (kind: 'resources-decayed' | 'revenue-gained' | 'sector-pillaged' | 'proclamation-issued'): number =>
    entries.reduce((sum, { event }) => (event.kind === kind && event.seat === view.me ? sum + event.amount : sum), 0);
  return {
    decay: own('resources-decayed'),
    revenue: own('revenue-gained'),
    pillage: own('sector-pillaged'),
    proclamation: own('proclamation-issued'),
    next: end().empires[view.me]?.treasury ?? 0,
  };
}

/** The lines of the headquarters, exact to the hundredth. */
export function financeLines(view: View, plan: Plan<Order>): readonly LedgerLine[] {
  const { treasury, upkeep, headquarters, garrisons, surplus } = finances(view, plan);
  const { decay, revenue, pillage, proclamation, next } = outlook(view, plan);
  const short = surplus < 0;
  return [
    { label: 'Treasury', amount: treasury, total: false },
    { label: 'Upkeep', amount: -upkeep, total: false },
    { label: 'HQ expenses', amount: -headquarters, total: false },
    { label: 'Garrison expenses', amount: -garrisons, total: false },
    { label: short ? 'Expected shortfall' : 'Expected surplus', amount: surplus, total: true, tone: short ? 'bad' : 'good' },
    { label: `Decay of ${view.parameters.decay}% of what is left`, amount: -decay, total: false, tone: 'muted' },
    ...(pillage === 0 ? [] : [{ label: 'Expected pillage, before upkeep and expenses', amount: pillage, total: false, tone: 'gold' } as const]),
    { label: 'Expected revenue, for next turn', amount: revenue, total: false, tone: 'gold' },
    ...(proclamation === 0 ? [] : [{ label: 'Proclamation', amount: proclamation, total: false, tone: 'gold' } as const]),
    { label: 'Expected treasury next turn', amount: next, total: true },
  ];
}
