import type { UnitId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { freshRef, ordersOf } from '#kernel/game/plan.ts';
import type {
  OrderGroup,
  Page,
  Presentation,
  RoutePicture,
  Screen,
  SeatPicture,
  UnitRow,
} from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import { imagine } from '../model/imagine.ts';
import type { Order } from '../game.ts';
import type { Relation } from '../model/relations.ts';
import { pairOf, relationOf } from '../model/relations.ts';
import type { Unit } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { orders } from '../game.ts';
import { stepsTo } from '../model/words.ts';
import { atPlace } from '#kernel/declare/entries.ts';
import { rangeOf, wayTo } from '../movement/ways.ts';
import { declarations, nameOf } from '../diplomacy/treaties.ts';
import { battlesPage } from './battles.ts';
import { diplomacyPage } from './empire/diplomacy.ts';
import { empirePage } from './empire/economy.ts';
import { technologyPage } from './empire/technology.ts';
import { turnNamed } from './cells.ts';
import { films } from './films/film.ts';
import { map } from './map.ts';
import { nameOfSeat, shortNameOf } from './names.ts';
import { news } from './news.ts';
import { phaseOf } from './phases.ts';
import { purses } from './purses.ts';
import { sectorPage } from './sector.ts';
import { standing } from './standing.ts';
import { roster, rowOf, unitPage } from './units.ts';
import { study } from './yards/classes.ts';
import { yardsPage } from './yards/page.ts';

function stance({ enmity, treaties }: Relation, isStranger: boolean): NonNullable<SeatPicture['relation']> {
  const bonds = treaties.map((treaty) => ({ label: nameOf(treaty) }));
  if (isStranger) return { label: 'No contact', tone: 'muted', bonds };
  if (enmity !== undefined) return { label: declarations[enmity.kind].name, tone: 'bad', bonds };
  return treaties.length === 0
    ? { label: 'Normal relations', bonds }
    : { label: 'Treaties', tone: 'good', bonds };
}

const said = (view: View, order: Order, unit: UnitId) =>
  (orders[order.kind] as unknown as OrderKind<View, AnyOrder>).say(order, view, { unit });

/** The way of each move of the plan. */
const routes = (view: View, plan: Plan<Order>, only?: UnitId): readonly RoutePicture[] =>
  inOrder(view.units).flatMap(([unit, { place }]) =>
    only !== undefined && only !== unit
      ? []
      : ordersOf(plan, unit).flatMap((order) =>
          order.kind === 'move'
            ? [{ unit, order: order.ref, from: atPlace(place), steps: stepsTo(order.way) }]
            : [],
        ),
  );

/** A row of the list of units; the game master, who sees all, reads whose each is. */
function rowIn({ me }: View, plan: Plan<Order>, id: UnitId, unit: Unit): UnitRow {
  const row = rowOf(id, unit, plan);
  return me === gameMaster ? { ...row, label: `${shortNameOf(unit.seat)} ${row.label}` } : row;
}

const screens: readonly Screen[] = [
  {
    shows: 'page',
    key: 'empire',
    title: 'Empire',
    sign: 'money',
    orders: {
      hint: 'Choose a system to raise its Productivity or to build there.',
      whole: 'Orders for the empire',
      none: 'Nothing can be ordered for the whole empire.',
    },
  },
  { shows: 'map', title: 'Map' },
  {
    shows: 'page',
    key: 'diplomacy',
    title: 'Diplomacy',
    sign: 'people',
    orders: {
      hint: 'Choose a power to sign, break or declare.',
      whole: 'Orders for the empire',
      none: 'Choose a power first.',
    },
  },
  {
    shows: 'page',
    key: 'technology',
    title: 'Technology',
    sign: 'study',
    orders: {
      hint: 'Invest EP to make an advance likelier.',
      whole: 'Orders for the empire',
      none: 'Nothing can be ordered for the whole empire.',
    },
  },
  {
    shows: 'page',
    key: 'battles',
    title: 'Battles',
    sign: 'ship',
    orders: {
      hint: 'Choose a battle or a force to see who is there.',
      whole: 'Orders for the empire',
      none: 'Nothing can be ordered for the whole empire.',
    },
  },
  {
    shows: 'page',
    key: 'yards',
    title: 'Shipyards',
    sign: 'list',
    orders: {
      hint: 'Choose a system to build there, or to order its work.',
      whole: 'Orders for the empire',
      none: 'Choose a system first.',
    },
  },
  { shows: 'messages', title: 'Messages' },
];

const groups: readonly OrderGroup[] = [
  { title: 'Movement', kinds: ['move', 'guard', 'route'] },
  {
    title: 'Shipyards',
    kinds: ['build', 'repair', 'mothball', 'activate', 'scrap', 'upgrade', 'cancel', 'schedule'],
  },
  { title: 'Planets', kinds: ['embark', 'board', 'land', 'base', 'bombard', 'invade', 'colonise'] },
  { title: 'Events', kinds: ['befall'] },
  { title: 'Treasury', kinds: ['invest', 'raise'] },
  { title: 'Diplomacy', kinds: ['sign', 'break', 'declare', 'give', 'intern'] },
  { title: 'Battles', kinds: ['stand', 'demand', 'respond', 'pursue', 'proceed', 'fight', 'bring-in'] },
];

const pages: Readonly<Record<string, (view: View, plan: Plan<Order>) => Page>> = {
  battles: battlesPage,
  diplomacy: diplomacyPage,
  technology: technologyPage,
  yards: yardsPage,
};

/** What a client draws, as data. */
export const presentation: Presentation<View, Order> = {
  words: {
    seat: { one: 'empire', many: 'empires' },
    place: { one: 'sector', many: 'sectors' },
    unit: { one: 'unit', many: 'units' },
    leader: { one: 'ruler', many: 'rulers' },
    turn: { one: 'turn', many: 'turns' },
  },
  calendar: (turn, view) =>
    view === undefined ? phrase('turn {turn}', { turn }) : turnNamed(turn, view.firstYear),
  roster,
  me: ({ me }) => me,
  definite: true,
  seats: ({ me, others, relations, strangers }) =>
    [...(me === gameMaster ? [] : [me]), ...others].sort().map((seat, banner) => ({
      seat,
      name: nameOfSeat(seat),
      banner,
      ...(seat === me
        ? { own: true }
        : { relation: stance(relationOf(relations, me, seat), strangers.includes(pairOf(me, seat))) }),
    })),
  map,
  films,
  news,
  standing,
  routes,
  screens,
  groups,
  purses,
  page: (view, plan, screen) => (pages[screen] ?? empirePage)(view, plan),
  study,
  location: (view, _, place) => sectorPage(view, place),
  units: (view, plan) => inOrder(view.units).map(([id, unit]) => rowIn(view, plan, id, unit)),
  unit(view, plan, id) {
    const unit = view.units[id];
    if (unit === undefined) throw new RangeError(`No unit ${id}.`);
    return {
      row: rowIn(view, plan, id, unit),
      page: unitPage(view, id, unit),
      stacks: [],
      orders: ordersOf(plan, id).map((order) => ({
        ref: order.ref,
        kind: order.kind,
        said: said(view, order, id),
      })),
    };
  },
  nextRef: ({ me, turn }, plan) => freshRef(me, turn, plan),
  moveTo(view, plan, unit, place) {
    if (ordersOf(plan, unit).some(({ kind }) => kind === 'move')) return [];
    const way = wayTo(imagine(view), view.me, unit, place);
    return way.length === 0 ? [] : [{ kind: 'move', way, along: [] }];
  },
  reach(view, _, unit) {
    const places = rangeOf(imagine(view), view.me, unit);
    return places.length < 2
      ? []
      : [{ key: 'range', label: 'Can get here this turn', tone: 'gold', places, look: 'fill', of: unit }];
  },
  part: phaseOf,
  planWords: {
    title: 'Orders',
    general: 'Orders of the empire',
    whom: 'the empire',
    empty: 'There are none.',
  },
};
