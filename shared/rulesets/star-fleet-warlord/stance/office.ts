import type { Problem } from '#kernel/words/problem.ts';
import { allySet, defenseSet, tacticsSet, attackPercentSet } from './events.ts';
import type { PostureOrder } from '../model/orders/stance.ts';
import { ownerNumbered } from '../money/owners.ts';
import { cannotStand } from './posture.ts';
import type { OfficeAct, OfficeActs } from '../acting.ts';

type Told = Parameters<OfficeAct['turn']['happen']>[0];

/** Carries an order out, if nothing hinders it. */
function set({ turn, seat, order }: OfficeAct<PostureOrder>, event: () => Told): Problem | undefined {
  const problem = cannotStand(turn.state, seat, order);
  if (problem === undefined) turn.happen(event());
  return problem;
}

/** Orders of the Home Office: how a Corporation fights, and whom. */
export const postureOffice: OfficeActs<PostureOrder> = {
  ally(act) {
    const { turn, seat, order } = act;
    const ally = ownerNumbered(turn.state, order.with);
    return set(act, () => allySet.of({ seat, cause: order.ref, ...(ally === undefined ? {} : { ally }) }));
  },
  'defend-against'(act) {
    const { turn, seat, order } = act;
    const against = ownerNumbered(turn.state, order.against);
    return set(act, () =>
      defenseSet.of({ seat, cause: order.ref, ...(against === undefined ? {} : { against }) }),
    );
  },
  'set-tactics'(act) {
    const { seat, order } = act;
    const { attack, defense } = order;
    return set(act, () => tacticsSet.of({ seat, cause: order.ref, tactics: { attack, defense } }));
  },
  'set-attack-percent'(act) {
    const { seat, order } = act;
    return set(act, () => attackPercentSet.of({ seat, cause: order.ref, percent: order.percent }));
  },
};
