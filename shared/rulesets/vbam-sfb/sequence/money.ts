import { keysInOrder } from '#kernel/inOrder.ts';
import type { Step } from '#kernel/turn/step.ts';
import type { VbamSfb } from '../model/game.ts';
import { cannotRaise, cannotSpend, maintenanceOf, productOf, raiseCost } from '../rules/economy.ts';
import { winners } from '../rules/victory.ts';

/** Product less maintenance goes into the pool (VB 79). */
export const income: Step<VbamSfb> = {
  name: 'Income Phase',
  cite: 'VB 79',
  run(turn) {
    for (const seat of keysInOrder(turn.state.empires))
      turn.happen({
        ...{ kind: 'income-received', seat, product: productOf(turn.state, seat) },
        maintenance: maintenanceOf(turn.state, seat),
      });
  },
};

/** What is ordered is paid at once (VB 101). */
export const turnOrders: Step<VbamSfb> = {
  name: 'Turn Orders Phase',
  cite: 'VB 97',
  run(turn) {
    for (const { seat, order } of turn.orders('invest')) {
      const problem = cannotSpend(turn.state, seat, order.ep);
      if (problem !== undefined) turn.refuse(order.ref, problem);
      else turn.happen({ kind: 'tech-invested', seat, ep: order.ep, cause: order.ref });
    }
    for (const { seat, order } of turn.orders('raise')) {
      const { ref, place } = order;
      const problem = cannotRaise(turn.state, seat, place);
      const system = turn.state.systems[place];
      if (problem !== undefined) turn.refuse(ref, problem);
      else if (system !== undefined)
        turn.happen({ kind: 'productivity-bought', seat, place, ep: raiseCost(system), cause: ref });
    }
  },
};

/** Whether anybody has reached a goal of the campaign (VB 58). */
export const endOfTurn: Step<VbamSfb> = {
  name: 'End of Turn Phase',
  cite: 'VB 58',
  run(turn) {
    const reached = winners(turn.state);
    for (const seat of reached?.seats ?? [])
      turn.happen({ kind: 'campaign-won', seat, goal: reached?.goal ?? 'exploration' });
  },
};
