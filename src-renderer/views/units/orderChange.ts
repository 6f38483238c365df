import { type AnyOrder, ordersOf, type Unnumbered } from '#kernel/orders/plan.ts';
import type { Spot } from '#kernel/ruleset.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';

/** An order to be filled in: `changes` is the one in the plan whose place it takes. */
export interface OrderChange {
  readonly title: string;
  readonly order: Unnumbered<AnyOrder>;
  readonly changes?: AnyOrder;
}

/** The order that changes a fact: the one in the plan of the unit or the headquarters, else a new one. Undefined where none can be given. */
export function changeOf(turn: Turn, kind: string, at: Spot): OrderChange | undefined {
  const given = (at.unit === undefined ? turn.plan.hq : ordersOf(turn.plan, at.unit)).find(
    (order) => order.kind === kind,
  );
  const order = given ?? turn.offers(at).find((offer) => offer.kind === kind)?.order;
  return order === undefined
    ? undefined
    : {
        title: turn.rules.orders[kind]?.title ?? kind,
        order,
        ...(given === undefined ? {} : { changes: given }),
      };
}
