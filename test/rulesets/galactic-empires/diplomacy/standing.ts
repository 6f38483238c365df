import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { kinds } from '../anyKind.ts';
import { ownRealm, planOf, viewOf } from '../ownRealm.ts';

/** Orders by the list they stand in. */
export type Lists = Readonly<Record<string, readonly Unnumbered<Order>[]>>;

/** `offered`, or the code of the reason why not, or nothing. */
export function standing(
  kind: Order['kind'],
  at: Spot,
  lists: Lists = {},
  state: State = ownRealm(),
): string | undefined {
  const view = viewOf(state);
  const plan = planOf(lists);
  return kinds[kind].offers(view, at, plan).length > 0
    ? 'offered'
    : kinds[kind].whyNot?.(view, at, plan)?.code;
}
