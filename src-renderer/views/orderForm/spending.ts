import { type AnyOrder, type Unnumbered, withChanged, withOrder, withoutOrder } from '#kernel/game/plan.ts';
import type { Purse } from '#kernel/presentation.ts';
import type { OrderRef } from '#kernel/words/ids.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { AnyPlan, Rules } from '../../state/rules.ts';

interface Planned {
  readonly rules: Pick<Rules, 'presentation'>;
  readonly view: unknown;
  readonly plan: AnyPlan;
}

/** What can be spent this turn, and what the plan spends of it. */
export const pursesOf = ({ rules: { presentation }, view, plan }: Planned): readonly Purse[] =>
  presentation.purses?.(view, plan) ?? [];

/**
 * The purses that an order touches, as they will be with it.
 * @param instead the order of the plan in whose place it is to stand
 */
export function pursesWith(
  planned: Planned,
  order: Unnumbered<AnyOrder>,
  at: Spot,
  instead: OrderRef | undefined,
): readonly Purse[] {
  const { rules, view, plan } = planned;
  const numbered: AnyOrder = { ...order, ref: instead ?? rules.presentation.nextRef(view, plan) };
  const without = instead === undefined ? plan : withoutOrder(plan, instead);
  const before = new Map(pursesOf({ ...planned, plan: without }).map((purse) => [purse.key, purse]));
  const withIt = instead === undefined ? withOrder(plan, numbered, at.unit) : withChanged(plan, numbered);
  return pursesOf({ ...planned, plan: withIt }).filter(({ key, holds, spends }) => {
    const was = before.get(key);
    return was?.holds !== holds || was.spends !== spends;
  });
}
