import type { Draw } from '#kernel/dice/draw.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan, freshRef, withOrder } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/vbam-sfb/game.ts';
import type { State } from '#rulesets/vbam-sfb/model/state.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { randomPlan } from '#test/support/play/randomPlan.ts';

/** What the game master orders: now and then an event, and who leads an empire, twice as often otherwise than so already. */
export function anyDecrees(state: State, draw: Draw): Plan<Order> {
  const view = vbamSfb.view(state, gameMaster, []);
  const plan = draw.chance(1, 2) ? randomPlan(vbamSfb, view, draw, 1, [{}]) : emptyPlan<Order>();
  const own = draw.fork('leads');
  if (!own.chance(1, 8)) return plan;
  const of = own.pick(keysInOrder(state.empires));
  const computer = (state.empires[of]?.computer === true) === own.chance(1, 3);
  return withOrder<Order>(plan, {
    ...{ kind: 'set-leadership', of, computer },
    ref: freshRef(gameMaster, view.turn, plan),
  });
}
