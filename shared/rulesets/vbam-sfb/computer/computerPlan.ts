import type { SeatId } from '#kernel/ids.ts';
import type { Plan } from '#kernel/orders/plan.ts';
import { pairOf, relationOf, signable } from '../model/relations.ts';
import type { Order } from '../model/orders.ts';
import type { View } from '../model/view.ts';
import { cannotDeclare, cannotSign } from '../rules/diplomacy/treaties.ts';
import { empireIds } from '../tables/empires.ts';
import { postures } from '../tables/postures.ts';
import { lead } from './fleets.ts';
import type { Planner } from './planner.ts';
import { startPlanner } from './planner.ts';
import { spend } from './spending.ts';

/** Turns before rivals declare anything, and between attempts to do so. */
const [patience, pause] = [12, 3] as const;

/** Every fourth pair of powers is at odds, whoever leads the other. */
const areRivals = (a: SeatId, b: SeatId): boolean => (empireIds.indexOf(a) + empireIds.indexOf(b)) % 4 === 3;

/** Signs with whom it is not at odds what can be signed next, and declares hostilities and war on rivals. */
function deal(planner: Planner): void {
  const { view, state, me } = planner;
  for (const other of view.others) {
    if (view.strangers.includes(pairOf(me, other))) continue;
    if (areRivals(me, other)) {
      const { enmity } = relationOf(state.relations, me, other);
      const kind = enmity === undefined ? 'hostilities' : 'war';
      if (
        view.turn > patience &&
        view.turn % pause === 0 &&
        cannotDeclare(state, me, other, kind) === undefined
      )
        planner.order({ kind: 'declare', to: other, enmity: kind });
      continue;
    }
    const next = signable.find(
      (treaty) => treaty !== 'co-belligerence' && cannotSign(state, me, other, treaty) === undefined,
    );
    if (next !== undefined) planner.order({ kind: 'sign', to: other, treaty: next });
  }
}

/**
 * OURS: the orders of an empire that the computer leads, from what it knows and nothing else, without dice. It explores, founds colonies, raises
 * Productivity, trades, researches, builds warships, signs treaties, and fights its rivals by standing orders.
 */
export function computerPlan(view: View): Plan<Order> {
  const planner = startPlanner(view);
  if (view.own.standing === undefined) planner.order({ kind: 'stand', standing: postures.steady });
  deal(planner);
  lead(planner);
  spend(planner);
  return planner.plan();
}
