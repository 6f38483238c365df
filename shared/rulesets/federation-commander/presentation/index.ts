import type { UnitId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { freshRef, ordersOf } from '#kernel/game/plan.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import type { Page, Presentation, UnitRow } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Order } from '../game.ts';
import type { View } from '../model/state.ts';
import { courseTo } from '../courses/course.ts';
import { mailingNumber } from '../model/mailing.ts';
import { readiedIn } from '../energy/energy.ts';
import { orders } from '../game.ts';
import type { Named } from '../model/ships.ts';
import { captained, shipsOf } from '../model/ships.ts';
import { seatNames, seats } from '../map/seats.ts';
import { calendar, played } from './calendar.ts';
import { figures, loose, purses } from './energy.ts';
import { films } from './film/films.ts';
import { map } from './map.ts';
import { news } from './news.ts';
import { battlePage, hexPage, shipPage } from './pages.ts';
import { roster, rowOf } from './roster.ts';
import { routes } from './routes.ts';
import { standingText } from '../standing/standing.ts';
import { outcomeText } from '../victory/victory.ts';

const own = (view: View): readonly Named[] => captained(view).filter(([, { seat }]) => seat === view.me);

const row = (view: View, plan: Plan<Order>, named: Named): UnitRow => rowOf(view, plan, named);

const said = (view: View, order: Order, unit: UnitId): Phrase =>
  (orders[order.kind] as unknown as OrderKind<View, AnyOrder>).say(order, view, { unit });

const nowhere = (title: string): Page => ({ title: phrase(title), sections: [] });

/** The headings of reports (FC 1E). */
const partOf: Readonly<Record<string, string>> = {
  'Standing Orders': 'Energy Allocation',
  'Pre-Game Arming': 'Energy Allocation',
  'Energy Allocation': 'Energy Allocation',
  'Power Phase': 'End of Turn',
  'Repair Phase': 'End of Turn',
  'Shield Transfer': 'End of Turn',
  Disengagement: 'End of Turn',
  Victory: 'End of Turn',
  Mailing: 'Mailings',
};

/** What a client draws, as data. */
export const presentation: Presentation<View, Order> = {
  words: {
    seat: { one: 'side', many: 'sides' },
    place: { one: 'hex', many: 'hexes' },
    unit: { one: 'ship', many: 'ships' },
    leader: { one: 'captain', many: 'captains' },
    turn: { one: 'turn', many: 'turns' },
  },
  calendar,
  roster,
  me: ({ me }) => me,
  definite: true,
  seats: ({ me }) =>
    seats.map((seat, banner) => ({
      seat,
      name: seatNames[seat] ?? seat,
      banner,
      ...(seat === me ? { own: true } : {}),
      ...(seat !== me && me !== gameMaster
        ? { relation: { label: 'Enemy', tone: 'bad', bonds: [] } as const }
        : {}),
    })),
  map,
  films,
  news,
  routes,
  screens: [
    { shows: 'map', title: 'Map' },
    { shows: 'page', key: 'battle', title: 'Battle', sign: 'ship' },
    { shows: 'messages', title: 'Log' },
  ],
  page: (view, _, __, at) => battlePage(view, at),
  location: (view, _, place) => hexPage(view, place),
  units: (view, plan) => own(view).map((named) => row(view, plan, named)),
  unit(view, plan, unit) {
    const named = shipsOf(view).find(([id]) => id === unit);
    return {
      row: row(view, plan, named ?? (shipsOf(view)[0] as Named)),
      page: named === undefined ? nowhere('No such ship') : shipPage(view, named),
      stacks: [],
      stands: (named?.[1].standing ?? []).map((order) => standingText(view, unit, order)),
      orders: ordersOf(plan, unit).map((order) => ({
        ref: order.ref,
        kind: order.kind,
        said: said(readiedIn(view, plan), order, unit),
        ...(order.kind === 'plot'
          ? {
              moment: [
                { name: 'Impulse', at: order.impulse },
                { name: 'Sub-pulse', at: order.subPulse },
              ],
            }
          : {}),
      })),
    };
  },
  nextRef: (view, plan) => freshRef(view.me, mailingNumber(view), plan),
  moveTo(view, plan, unit, place) {
    const named = own(view).find(([id]) => id === unit);
    return named === undefined ? [] : courseTo(plan, named, place, view);
  },
  first: (view) =>
    view.over && {
      said: phrase('Turn {turn}: {outcome}', {
        turn: played(view)?.turn ?? 0,
        outcome: outcomeText(view.over),
      }),
      screen: 'battle',
    },
  purses,
  figures,
  loose,
  looseKinds: [
    {
      kind: 'straight',
      title: 'Ships without a course',
      idle: true,
      counted: '{count|ship flies|ships fly} straight on',
    },
  ],
  planWords: {
    title: 'Orders',
    general: 'Other orders',
    whom: 'nobody in particular',
    empty: 'There are none: all orders are for ships.',
  },
  groups: [
    { title: 'Energy', kinds: ['allocate', 'pre-load'] },
    { title: 'Movement', kinds: ['course', 'plot', 'steer', 'change-speed-when', 'disengage-when'] },
    { title: 'Fire and damage', kinds: ['fire-when', 'reinforce-when', 'lose-first', 'repair-first'] },
    { title: 'Standing orders', kinds: ['decide', 'withdraw'] },
    { title: 'Not in these missions', kinds: ['use-larger'] },
  ],
  part: (step) => partOf[step],
};
