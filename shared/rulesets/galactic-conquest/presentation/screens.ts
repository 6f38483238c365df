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
      hint: 'Choose a system to show it on the map.',
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
      none: 'Nothing can be ordered for all systems.',
      groups: ['Morale'],
    },
  },
  {
    shows: 'page',
    key: 'research',
    title: 'Research',
    sign: 'study',
    orders: {
      hint: 'Fund teams turn by turn, or invest at once.',
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
    orders: {
      hint: 'Before the first turn squadrons are bought here, where navies are bought.',
      whole: 'Orders for the navy',
      none: 'Nothing can be bought now.',
      groups: ['Navy'],
    },
  },
  {
    shows: 'page',
    key: 'officers',
    title: 'Officers',
    sign: 'honor',
    orders: {
      hint: 'Officers change ships where these meet, or go by the network of the empire.',
      whole: 'Orders for officers',
      none: 'There is no officer to give orders to.',
      groups: ['Officers'],
    },
  },
  {
    shows: 'page',
    key: 'relations',
    title: 'Spies and pacts',
    sign: 'secret',
    orders: {
      hint: 'Nobody but you and the game master sees your spies; a pact is seen by its partners.',
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
      hint: 'Ships are paid for now, and are there when they are done.',
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

/** Orders in the groups in which they are offered. */
export const groups: NonNullable<Screens['groups']> = [
  {
    title: 'Squadron',
    kinds: [
      'plot',
      'await-relief',
      'hyperwarp',
      'cross-minefields',
      'fight',
      'attack-if',
      'react',
      'lead',
      'repair',
      ...(['conceal', 'search', 'jam'] as const),
      'raid-convoys',
      'raid-pact',
      'raid-system',
      'carry-points',
      'strike-civilians',
      'convoy-duty',
      'bombard',
      'death-riders',
      'carrier-strike',
      'deploy',
      'convert-ship',
      'convert-prizes',
      'scrap-ships',
      'give-ships',
      'mothball',
      'train-crews',
      'reactivate',
      'enhance-sensors',
      'keep-rating',
      'regroup',
      'dismiss-merchants',
      'flagship',
      'annex',
      'navigate',
      'prospect',
      'assign-prospectors',
      'survey',
      'blockade',
      'feed',
      'idle',
      'wear-out',
    ],
  },
  { title: 'Minefields', kinds: ['lay-minefield', 'saturate', 'sensor-mines'] },
  { title: 'Fronts', kinds: ['draw-front', 'withdraw-front'] },
  { title: 'Morale', kinds: ['answer-rebellion', 'set-morale'] },
  { title: 'Surrender', kinds: ['surrender', 'impose-surrender'] },
  {
    title: 'Empire',
    kinds: ['mobilise', 'lower-ratings', 'set-alert', 'move-home', 'rebuild', 'found-colony'],
  },
  {
    title: 'Merchant marine',
    kinds: [
      'build-merchants',
      'convert-merchant',
      'assign-freighters',
      'muster-merchants',
      'place-reserve',
      'call-reserve',
      'fit-randomizers',
      'lay-route',
      'give-up-route',
      'shut-routes',
    ],
  },
  { title: 'Navy', kinds: ['buy', 'buy-stock', 'buy-marine'] },
  {
    title: 'Shipyards',
    kinds: ['build-ship', 'build-flyers', 'lay-yard', 'make-station-yard', 'change-yard', 'scrap-yard'],
  },
  { title: 'Bases', kinds: ['build-base', 'upgrade-base'] },
  { title: 'Research', kinds: ['fund', 'invest', 'sell-tech', 'buy-tech', 'grant-observation'] },
  {
    title: 'Officers',
    kinds: ['transfer-officer', 'reassign-officer', 'officer-role', 'station-team', 'pay-school'],
  },
  { title: 'Pacts', kinds: ['make-pact', 'move-pact-units', 'end-pact'] },
  {
    title: 'Spies',
    kinds: [
      'send-spy',
      'hire-spy',
      'counterspy',
      'ask-intelligence',
      'school-spy',
      'raise-team',
      'train-team',
      'spread-propaganda',
      'hire-orions',
      'hearten',
      'incite',
      'give-intelligence',
      'set-spy-chart',
    ],
  },
  { title: 'Leaders', kinds: ['set-leadership'] },
  {
    title: 'Bank',
    kinds: ['save', 'withdraw', 'borrow', 'repay', 'send', 'pay-loan', 'trust', 'rate-client'],
  },
];
