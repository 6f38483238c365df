import type { Plan } from '#kernel/game/plan.ts';
import type { Page, Presentation } from '#kernel/presentation.ts';
import type { Order } from '../game.ts';
import type { View } from '../model/state.ts';
import { empirePage } from './empire.ts';
import { moralePage } from './unrest/morale.ts';
import { merchantPage } from './merchants.ts';
import type { Banking } from './afterSteps.ts';
import { economyPage } from './money.ts';
import { officersPage } from './navy/officers.ts';
import { navyPage } from './navy/page.ts';
import { relationsPage } from './relations/spies.ts';
import { researchPage } from './research.ts';
import { yardPage } from './yards/page.ts';

type Screens = Presentation<View, Order>;

/** What a client shows, in its order. */
export const screens: Screens['screens'] = [
  { shows: 'map', title: 'Map' },
  { shows: 'units', title: 'Squadrons' },
  {
    shows: 'page',
    key: 'economy',
    title: 'Economy',
    sign: 'money',
    orders: {
      hint: 'EP are economic points: what orders can spend. Systems pay them at the end of each turn. Choose one to show it on the map.',
      whole: 'Orders for the empire',
      none: 'Nothing can be ordered for the whole empire.',
      groups: ['Empire', 'Bank'],
    },
  },
  {
    shows: 'page',
    key: 'morale',
    title: 'Morale',
    sign: 'people',
    orders: {
      hint: 'Choose a system to answer its rebels.',
      whole: 'Orders about morale',
      none: 'These orders are given to one system at a time.',
      groups: ['Morale'],
    },
  },
  {
    shows: 'page',
    key: 'research',
    title: 'Research',
    sign: 'study',
    orders: {
      hint: 'Fund teams turn by turn, or invest a sum at once.',
      whole: 'Orders for research',
      none: 'Nothing can be ordered for research.',
      groups: ['Research'],
    },
  },
  {
    shows: 'page',
    key: 'merchants',
    title: 'Merchant marine',
    sign: 'trade',
    orders: {
      hint: 'Trade routes begin in a hex of your own: choose one on the map.',
      whole: 'Orders for the merchant marine',
      none: 'Nothing can be ordered for the merchant marine.',
      groups: ['Merchant marine'],
    },
  },
  {
    shows: 'page',
    key: 'navy',
    title: 'Navy',
    sign: 'fleet',
    prints: true,
    orders: {
      hint: 'Your squadrons at a glance. If navies are bought in this game, you do that here before the first turn.',
      whole: 'Orders for the navy',
      none: 'There is nothing to buy: new ships come from the shipyards.',
      groups: ['Navy'],
    },
  },
  {
    shows: 'page',
    key: 'officers',
    title: 'Officers',
    sign: 'honor',
    orders: {
      hint: 'Officers change ships where the ships meet, or travel by the empire’s network.',
      whole: 'Orders for officers',
      none: 'You have no officers to give orders to.',
      groups: ['Officers'],
    },
  },
  {
    shows: 'page',
    key: 'relations',
    title: 'Spies and pacts',
    sign: 'secret',
    orders: {
      hint: 'Only you and the game master see your spies. Pacts and alliances are seen by the partners.',
      whole: 'Orders for spies and pacts',
      none: 'Nothing can be ordered here.',
      groups: ['Spies', 'Pacts'],
    },
  },
  {
    shows: 'page',
    key: 'yards',
    title: 'Shipyards',
    sign: 'work',
    orders: {
      hint: 'Ships are paid for now and arrive when they are finished.',
      whole: 'Orders for the shipyards',
      none: 'Nothing can be ordered for the shipyards.',
      groups: ['Shipyards'],
    },
  },
  {
    shows: 'page',
    key: 'empire',
    title: 'Empire',
    sign: 'crown',
    orders: {
      hint: 'An empire in a hopeless war can surrender.',
      whole: 'Surrender',
      none: 'Nothing can be ordered here.',
      groups: ['Surrender'],
    },
  },
  { shows: 'messages', title: 'Log' },
];

/** The pages among them, by their keys. */
export const pages: Readonly<Record<string, (view: View, plan: Plan<Order>, banking: Banking) => Page>> = {
  economy: economyPage,
  morale: moralePage,
  research: researchPage,
  merchants: merchantPage,
  navy: navyPage,
  officers: officersPage,
  relations: relationsPage,
  yards: yardPage,
  empire: empirePage,
};
