import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { listedOrders } from '#kernel/game/plan.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import { defined } from '#kernel/words/defined.ts';
import { readiedIn } from './energy/energy.ts';
import type { Order } from './game.ts';
import { orders } from './game.ts';
import type { View } from './model/state.ts';

/** All advice about a plan. Standing orders are read one by one before anything happens: what each says of itself is all there is, but that whoever begins with pre-loaded tubes has nothing in the batteries (FC 4C2c). */
export const review = (view: View, plan: Plan<Order>): readonly Problem[] =>
  listedOrders(plan).flatMap(({ unit, order }) =>
    (orders[order.kind] as unknown as OrderKind<View, AnyOrder>).check(
      order.kind === 'allocate' ? readiedIn(view, plan) : view,
      order,
      defined({ unit }),
    ),
  );
