import type { PlaceId } from '#kernel/ids.ts';
import { gameMaster, nthOrder } from '#kernel/ids.ts';
import { inOrder } from '#kernel/inOrder.ts';
import type { Plan } from '#kernel/orders/plan.ts';
import { countOrders } from '#kernel/orders/plan.ts';
import type { Presentation, Purse, SeatPicture } from '#kernel/presentation.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { Order } from '../model/orders.ts';
import type { Relation } from '../model/relations.ts';
import { relationOf } from '../model/relations.ts';
import type { View } from '../model/view.ts';
import { imagine } from '../imagine.ts';
import { maintenanceOf, productOf, raiseCost } from '../rules/economy.ts';
import { turnOfYear, yearOf } from '../rules/tech.ts';
import { empireNames } from '../tables/empires.ts';
import { nameOf } from '../tables/treaties.ts';
import { map } from './map.ts';
import { empirePage, systemPage } from './pages.ts';
import { roster, rowOf, unitPage } from './units.ts';

/** The pool as it will be when orders are paid, after this turn's income. */
function purses(view: View, { hq }: Plan<Order>): readonly Purse[] {
  const state = imagine(view);
  const spends = hq.reduce((sum, order) => {
    if (order.kind === 'invest') return sum + order.ep;
    const system = order.kind === 'raise' ? view.systems[order.place] : undefined;
    return system === undefined ? sum : sum + raiseCost(system);
  }, 0);
  const income = productOf(state, view.me) - maintenanceOf(state, view.me);
  return [
    {
      ...{ key: 'ep', label: 'Economic points', scale: { unit: 'EP', per: 1 } },
      ...{ holds: view.own.pool + income, spends },
    },
  ];
}

const standing = ({ enmity, treaties }: Relation): NonNullable<SeatPicture['relation']> => ({
  label: enmity === undefined ? (treaties.length === 0 ? 'Normal' : 'Treaty') : 'Enemy',
  tone: enmity === undefined ? 'good' : 'bad',
  bonds: treaties.map((treaty) => ({ label: nameOf(treaty) })),
});

const rowsOf = ({ units }: View) => inOrder(units).map(([id, unit]) => rowOf(id, unit));

/** What a client draws, as data. */
export const presentation: Presentation<View, Order> = {
  words: {
    seat: { one: 'empire', many: 'empires' },
    place: { one: 'system', many: 'systems' },
    unit: { one: 'unit', many: 'units' },
    leader: { one: 'ruler', many: 'rulers' },
    turn: { one: 'turn', many: 'turns' },
  },
  calendar: (turn, view) =>
    view === undefined
      ? phrase('turn {turn}', { turn })
      : phrase('turn {turn} of Y{year}', {
          turn: turnOfYear(turn),
          year: yearOf({ turn, firstYear: view.firstYear }),
        }),
  roster,
  me: ({ me }) => me,
  seats: ({ me, others, relations }) =>
    [...(me === gameMaster ? [] : [me]), ...others].sort().map((seat, banner) => ({
      ...{ seat, name: empireNames[seat] ?? seat, banner },
      ...(seat === me ? { own: true } : { relation: standing(relationOf(relations, me, seat)) }),
    })),
  map,
  routes: () => [],
  screens: [
    { shows: 'page', key: 'empire', title: 'Empire', sign: 'money' },
    { shows: 'map', title: 'Map' },
    { shows: 'units', title: 'Units' },
    { shows: 'messages', title: 'Messages' },
  ],
  page: empirePage,
  purses,
  location: (view, _, place: PlaceId) => systemPage(view, place),
  units: (view) => rowsOf(view),
  unit(view, _, id) {
    const unit = view.units[id];
    if (unit === undefined) throw new RangeError(`No unit ${id}.`);
    return { row: rowOf(id, unit), page: unitPage(unit), stacks: [], orders: [] };
  },
  nextRef: ({ me, turn }, plan) => nthOrder(me, turn, countOrders(plan) + 1),
  moveTo: () => [],
};
