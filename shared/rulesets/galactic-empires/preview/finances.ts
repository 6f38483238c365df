import type { Plan } from '#kernel/game/plan.ts';
import { listedOrders } from '#kernel/game/plan.ts';
import type { LedgerLine } from '#kernel/presentation.ts';
import { defined } from '#kernel/words/defined.ts';
import { hireCost } from '../admirals/admirals.ts';
import { constructionCost } from '../defences/construction.ts';
import { permissionCost } from '../diplomacy/rights.ts';
import { sendingFee } from '../economy/sending.ts';
import { buildCost } from '../fleets/building.ts';
import { espionageCost } from '../knowledge/espionage.ts';
import { world } from '../model/imagine.ts';
import { annexationCost, upkeepDue } from '../model/money.ts';
import type { Order } from '../game.ts';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { preview } from './preview.ts';
import { surplusWithin, treasuryWithin } from './spread.ts';

/** The treasury and what the plan spends (GE 229-241). Money in hundredths. */
export interface Finances {
  readonly treasury: number;
  /** Salvage of ships, which comes before anything is paid (GE 501). */
  readonly salvage: number;
  /** Upkeep after the first events: disbanded ships and admirals cost none (GE 645). */
  readonly upkeep: number;
  readonly headquarters: number;
  /** Expenses of units. OURS: what starfleets build is listed with the garrisons' expenses, which most of it is (GE 237). */
  readonly garrisons: number;
  /** Negative for a shortfall. It never includes this turn's revenue. */
  readonly surplus: number;
}

/** Prices of the headquarters' orders, in hundredths: each annexation and permission once, all resources sent with their fees, every mission of agents. */
function headquartersCosts(known: State, orders: readonly Order[]): readonly number[] {
  const sectors = (kind: 'annex-sector' | 'request-permission'): readonly { readonly revenue: number }[] =>
    [...new Set(orders.flatMap((order) => (order.kind === kind ? [order.place] : [])))].map(
      (place) => known.sectors[place] ?? { revenue: 0 },
    );
  return [
    ...sectors('annex-sector').map(annexationCost),
    ...sectors('request-permission').map(permissionCost),
    ...orders.map((order) =>
      order.kind === 'send-resources' ? order.amount * 100 + sendingFee(known, order.amount) : 0,
    ),
    ...orders.map((order) => (order.kind === 'espionage' ? espionageCost(known) : 0)),
  ];
}

/** What is left of the treasury once the plan is paid for: each annexation, hire and level of defences once, all ships ordered, whether or not they are built. */
export function finances(view: View, plan: Plan<Order>): Finances {
  const known = world(view);
  const orders = listedOrders(plan).map(({ order }) => order);
  const sum = (costs: readonly number[]): number => costs.reduce((total, cost) => total + cost, 0);
  const headquarters = sum(headquartersCosts(known, orders));
  const garrisons =
    sum(orders.map((order) => (order.kind === 'build-starships' ? order.count * buildCost(order.type) : 0))) +
    worksCost(view, plan);
  const { start, entries } = preview(view, plan);
  const salvage = sum(
    entries.map(({ event }) =>
      event.kind === 'starships-disbanded' && event.seat === view.me ? event.salvage : 0,
    ),
  );
  const upkeep = upkeepDue(start, view.me);
  return {
    treasury: view.treasury,
    salvage,
    upkeep,
    headquarters,
    garrisons,
    surplus: view.treasury + salvage - upkeep - headquarters - garrisons,
  };
}

/** The cost of admirals, one for each garrison that hires, and of sector defences, one level for each sector. */
function worksCost(view: View, plan: Plan<Order>): number {
  const start = preview(view, plan).start;
  const listed = listedOrders(plan);
  const hiring = new Set(
    listed.flatMap(({ unit, order }) => (order.kind === 'hire-admiral' && unit !== undefined ? [unit] : [])),
  );
  const built = new Set(
    listed.flatMap(({ unit, order }) =>
      order.kind === 'build-defences' && unit !== undefined ? (start.units[unit]?.place ?? []) : [],
    ),
  );
  return hiring.size * hireCost(start) + built.size * constructionCost(start);
}

/** What the turn adds to the treasury and takes from it, by the engine's preview of the plan. Money in hundredths. */
interface Outlook {
  /** Decay of what is left (GE 900). */
  readonly decay: number;
  readonly revenue: number;
  /** Salvage of razed sector defences, which comes after the decay (GE 918). */
  readonly razed: number;
  /** Income from pillage, which comes before anything is paid (GE 773). */
  readonly pillage: number;
  /** Income of a proclamation, or its fine. */
  readonly proclamation: number;
  /** The treasury next turn. Orders that cannot be paid are cut, so even a shortfall can leave something. */
  readonly next: number;
}

function outlook(view: View, plan: Plan<Order>): Outlook {
  const { entries, end } = preview(view, plan);
  const own = (
    kind: 'resources-decayed' | 'revenue-gained' | 'sector-pillaged' | 'proclamation-issued',
  ): number =>
    entries.reduce(
      (sum, { event }) => (event.kind === kind && event.seat === view.me ? sum + event.amount : sum),
      0,
    );
  return {
    decay: own('resources-decayed'),
    revenue: own('revenue-gained'),
    razed: entries.reduce(
      (sum, { event }) =>
        event.kind === 'defences-razed' && event.seat === view.me ? sum + event.salvage : sum,
      0,
    ),
    pillage: own('sector-pillaged'),
    proclamation: own('proclamation-issued'),
    next: end.empires[view.me]?.treasury ?? 0,
  };
}

/** The finances as lines of the headquarters page, to the hundredth, or between two sums where battles decide. */
export const financeLines = (view: View, plan: Plan<Order>): readonly LedgerLine[] => [
  ...spendingLines(view, plan, finances(view, plan)),
  ...outlookLines(view, plan, outlook(view, plan)),
];

/** The line, unless its amount is 0. */
const unlessNone = (line: LedgerLine): readonly LedgerLine[] => (line.amount === 0 ? [] : [line]);

/** The treasury, what the plan spends, and what is left. */
function spendingLines(
  view: View,
  plan: Plan<Order>,
  { treasury, salvage, upkeep, headquarters, garrisons, surplus }: Finances,
): readonly LedgerLine[] {
  const short = surplus < 0;
  const within = surplusWithin(view, plan, surplus);
  return [
    { label: 'Treasury', amount: treasury, total: false, about: 'What you have now.' },
    ...unlessNone({
      label: 'Salvaged starships',
      amount: salvage,
      total: false,
      tone: 'gold',
      about: 'Paid at once for ships you salvage, so it can be spent this turn.',
    }),
    {
      label: 'Upkeep',
      amount: -upkeep,
      total: false,
      about: 'For all your admirals and starships, without those you disband or salvage.',
    },
    {
      label: 'HQ expenses',
      amount: -headquarters,
      total: false,
      about:
        'Everything your headquarters order: sectors annexed, permissions bought, resources sent, agents.',
    },
    {
      label: 'Garrison expenses',
      amount: -garrisons,
      total: false,
      about: 'Everything your units order: starships built, admirals hired, defences raised.',
    },
    {
      label: short ? 'Expected shortfall' : 'Expected surplus',
      amount: surplus,
      ...defined({ within }),
      total: true,
      tone: short ? 'bad' : 'good',
      about: short
        ? 'More is ordered than the treasury holds: the last orders of the turn will fail, save for agents whom the revenue pays.'
        : within === undefined
          ? 'What will be left. The figure is exact: you can spend all of it.'
          : 'What will be left. The least can be spent; ships that are lost in battle cost no upkeep.',
    },
  ];
}

/** What the turn itself adds and takes. */
function outlookLines(
  view: View,
  plan: Plan<Order>,
  { decay, revenue, pillage, razed, proclamation, next }: Outlook,
): readonly LedgerLine[] {
  return [
    {
      label: `Decay of ${view.parameters.decay}% of what is left`,
      amount: -decay,
      total: false,
      tone: 'muted',
      about: 'Part of what you do not spend is lost at the end of the turn.',
    },
    ...unlessNone({
      label: 'Expected pillage, before upkeep and expenses',
      amount: pillage,
      total: false,
      tone: 'gold',
      about: 'Seized while your units move, if nobody stops them.',
    }),
    ...unlessNone({
      label: 'Salvage of razed defences',
      amount: razed,
      total: false,
      tone: 'gold',
      about: 'Paid after the decay, for next turn.',
    }),
    {
      label: 'Expected revenue, for next turn',
      amount: revenue,
      total: false,
      tone: 'gold',
      about: 'Taxes of the sectors you own and have annexed. It comes too late for anything but agents.',
    },
    ...unlessNone({
      label: 'Proclamation',
      amount: proclamation,
      total: false,
      tone: 'gold',
      about: 'What your people pay for a good proclamation, or the fine for a bad one.',
    }),
    {
      label: 'Expected treasury next turn',
      amount: next,
      ...defined({ within: treasuryWithin(view, plan, next) }),
      total: true,
      about: 'What you will have next turn, as far as you can foresee.',
    },
  ];
}
