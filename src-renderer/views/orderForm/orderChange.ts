import { defined } from '#kernel/words/defined.ts';
import { type AnyOrder, ordersOf, type Unnumbered } from '#kernel/game/plan.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';

/** An order to fill in: `changes` is the order in the plan that it replaces. */
export interface OrderChange {
  readonly title: string;
  readonly order: Unnumbered<AnyOrder>;
  readonly changes?: AnyOrder;
}

/**
 * The order that changes a fact: the one already in the plan of the unit or the headquarters, or else a new
 * one. Undefined if there is none.
 */
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
        ...defined({ changes: given }),
      };
}
