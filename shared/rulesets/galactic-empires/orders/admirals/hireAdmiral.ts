import { literal, object } from '#kernel/codec/shapes.ts';
import { listedOrders } from '#kernel/game/plan.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { orderCause as ref } from '../../codecs/parts.ts';
import { world } from '../../imagine.ts';
import type { View } from '../../model/view.ts';
import { admiralsOf, hiredAlready, hireLimitProblem, hirePlaceProblem } from '../../rules/forces/admirals.ts';
import type { GeOrderKind } from '../common.ts';
import { listed, needsUnit, ownUnit } from '../common.ts';

/** Hires somebody of unknown skill at an industrial center (GE 451, 838-848). */
export const hireAdmiral: GeOrderKind<'hire-admiral'> = {
  title: 'Hire Admiral',
  codec: object({ kind: literal('hire-admiral'), ref }),

  offers: (view, at, plan) =>
    ownUnit(view, at)?.kind !== 'garrison' || barred(view, at, plan) !== undefined
      ? []
      : [{ kind: 'hire-admiral' }],

  whyNot: (view, at, plan) => (ownUnit(view, at)?.kind === 'garrison' ? barred(view, at, plan) : undefined),

  check: (view, _order, at) =>
    listed(
      needsUnit(at),
      ownUnit(view, at) === undefined ? undefined : hirePlaceProblem(world(view), view.me, at.unit),
    ),

  say: (_order, view) => phrase('Hire an admiral for {cost} resources', { cost: view.parameters.hireCost }),
};

/** Why the garrison would hire nobody under this plan, if so; money is not considered. Admirals that the plan disbands make room, those it hires elsewhere take it. */
function barred(view: View, { unit }: Spot, plan: Plan<AnyOrder>): Problem | undefined {
  const known = world(view);
  const orders = listedOrders(plan);
  if (orders.some((one) => one.unit === unit && one.order.kind === 'hire-admiral')) return hiredAlready();
  const planned = (kind: string): number => orders.filter(({ order }) => order.kind === kind).length;
  const serving = admiralsOf(known, view.me).length + planned('hire-admiral') - planned('disband-admiral');
  return hirePlaceProblem(known, view.me, unit) ?? hireLimitProblem(known, view.me, serving);
}
