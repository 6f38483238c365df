import type { UnitId } from '#kernel/words/ids.ts';
import { ordersOf, withChanged, withOrder, withoutOrder } from '#kernel/game/plan.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Deal, Formation, SplitType } from '#kernel/presentation.ts';
import type { Order, OrderOf } from '../../game.ts';
import type { ShipTypeId } from '../../tables/starships.ts';
import type { Unit } from '../../model/state.ts';
import { shipTypeId } from '../../tables/starships.ts';
import type { View } from '../../model/view.ts';
import { preview } from '../../preview/preview.ts';
import { typesOf } from '../../model/units/forces.ts';
import { countsByRank } from '../../model/units/ranks.ts';
import { nextRef } from '../routes.ts';
import { unranked } from '../ships.ts';

type Reassign = OrderOf<'reassign-starships'>;
type Ranks = Reassign['ranks'];

const dealsOf = (plan: Plan<Order>, unit: UnitId, type: ShipTypeId): readonly Reassign[] =>
  ordersOf(plan, unit).flatMap((order) =>
    order.kind === 'reassign-starships' && order.type === type ? [order] : [],
  );

/** Ranks as they will be after the first events: transfers come before ranks are reassigned (GE 631, 639). */
export const formation: Formation<View, Order> = {
  title: 'Ranks',
  part: { one: 'rank', many: 'ranks' },
  thing: { one: 'ship', many: 'ships' },
  parts: ['Front', '', '', '', 'Reserves'],
  hint: 'Ships in front fall first.',
  of(view, plan, unit): readonly SplitType[] {
    const own = preview(view, plan).start.units[unit];
    if (own === undefined) return [];
    return typesOf(own).flatMap((type) =>
      unranked(own.stacks.filter((stack) => stack.type === type)).map((picture) => ({
        ...picture,
        counts: countsByRank(own, type),
        dealt: dealsOf(plan, unit, type).length > 0,
      })),
    );
  },

  deal(view, plan, deals): Plan<Order> {
    const bare = deals.reduce(
      (made, { unit, type }) =>
        dealsOf(made, unit, shipTypeId(type)).reduce((so, { ref }) => withoutOrder(so, ref), made),
      plan,
    );
    const { units } = preview(view, bare).start;
    return deals.reduce((made, deal) => dealt(view, made, deal, units[deal.unit]), plan);
  },
};

/** The plan with one order for the deal; `own` is the unit as it would be without that order. */
function dealt(
  view: View,
  plan: Plan<Order>,
  { unit, type: id, counts }: Deal,
  own: Unit | undefined,
): Plan<Order> {
  const type = shipTypeId(id);
  const [r1 = 0, r2 = 0, r3 = 0, r4 = 0, r5 = 0] = counts;
  const wanted: Ranks = [r1, r2, r3, r4, r5];
  const [first, ...more] = dealsOf(plan, unit, type);
  const same = own !== undefined && countsByRank(own, type).every((count, at) => count === wanted[at]);
  const without = (same && first !== undefined ? [first, ...more] : more).reduce(
    (made, { ref }) => withoutOrder(made, ref),
    plan,
  );
  if (same || own === undefined) return without;
  if (first !== undefined)
    return first.ranks.every((count, at) => count === wanted[at])
      ? without
      : withChanged(without, { ...first, ranks: wanted });
  return withOrder<Order>(
    without,
    { kind: 'reassign-starships', ref: nextRef(view, without), type, ranks: wanted },
    unit,
  );
}
