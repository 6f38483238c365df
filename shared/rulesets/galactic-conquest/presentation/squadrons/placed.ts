import type { Plan } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { Order } from '../../game.ts';
import type { Ship } from '../../model/ship.ts';
import type { View } from '../../model/state.ts';
import type { Regroup } from '../../squadrons/regroup.ts';
import { positionsOf } from '../../squadrons/regroup.ts';

/** A ship, the squadron in which it begins, and the one that it is in by the plan: any, not only those that are looked at. */
export interface Placed {
  readonly ship: Ship;
  readonly from: UnitId;
  to: UnitId;
}

export const isRegroup = (order: Order): order is Regroup => order.kind === 'regroup';

/** The hex in which a squadron ends its course. */
export function endOf(view: View, plan: Plan<Order>, unit: UnitId) {
  const course = ordersOf(plan, unit).find((order) => order.kind === 'plot');
  return course?.way.at(-1) ?? view.squadrons[unit]?.place;
}

/** Where the ships of these squadrons will be by the plan. Each order takes ships that are still there by their names. */
export function placedBy(view: View, plan: Plan<Order>, units: readonly UnitId[]): readonly Placed[] {
  return units.flatMap((from) => {
    const all = (view.squadrons[from]?.ships ?? []).map((ship): Placed => ({ ship, from, to: from }));
    let left = all;
    for (const { ships, to } of ordersOf(plan, from).filter(isRegroup)) {
      const at = new Set(
        positionsOf(
          left.map(({ ship }) => ship),
          ships,
        ),
      );
      for (const position of at) left[position]!.to = to;
      left = left.filter((_, position) => !at.has(position));
    }
    return all;
  });
}
