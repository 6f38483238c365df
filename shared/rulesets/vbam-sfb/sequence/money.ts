import { keysInOrder } from '#kernel/words/inOrder.ts';
import { oneByOne } from '#kernel/steps/carryOut.ts';
import type { Step } from '#kernel/sequence/step.ts';
import type { VbamSfb } from '../game.ts';
import { cannotRaise, cannotSpend, maintenanceOf, productOf, raiseCost } from '../economy/economy.ts';
import { laidUp } from '../yards/debts.ts';
import { cannotGive, cannotIntern } from '../diplomacy/treaties.ts';
import { tradeOf } from '../economy/trade.ts';
import { winners } from '../victory.ts';
import { impossible } from '../refusals.ts';

/** Product less maintenance goes into the pool (VB 79). */
export const income: Step<VbamSfb> = {
  name: 'Income Phase',
  cite: 'VB 79',
  run(turn) {
    for (const seat of keysInOrder(turn.state.empires))
      turn.happen({
        kind: 'income-received',
        seat,
        product: productOf(turn.state, seat),
        trade: tradeOf(turn.state, seat),
        misc: turn.state.empires[seat]?.misc ?? 0,
        maintenance: maintenanceOf(turn.state, seat),
      });
  },
};

/** Who is in debt, and gets deeper into it turn by turn, puts ships into mothballs, what costs most to maintain first (OURS). */
export const debts: Step<VbamSfb> = {
  name: 'Debts',
  cite: 'VB 89',
  run(turn) {
    for (const seat of keysInOrder(turn.state.empires))
      for (let next = laidUp(turn.state, seat); next !== undefined; next = laidUp(turn.state, seat)) {
        const [unit, { place, design }] = next;
        turn.happen({ kind: 'unit-mothballed', seat, unit, place, design });
      }
  },
};

/** What is ordered is paid at once (VB 101). */
export const turnOrders: Step<VbamSfb> = {
  name: 'Turn Orders Phase',
  cite: 'VB 97',
  run(turn) {
    oneByOne(
      turn,
      turn.orders('stand'),
      ({ seat, unit }) =>
        unit === undefined || turn.state.units[unit]?.seat === seat
          ? undefined
          : impossible('VB 103', 'not-your-unit'),
      ({ seat, unit, order: { ref: cause, standing } }) => ({
        kind: 'standing-set',
        seat,
        ...(unit === undefined ? {} : { unit }),
        ...(standing === undefined ? {} : { standing }),
        cause,
      }),
    );
    oneByOne(
      turn,
      turn.orders('invest'),
      ({ seat, order }) => cannotSpend(turn.state, seat, order.ep),
      ({ seat, order: { ep, ref: cause } }) => ({ kind: 'tech-invested', seat, ep, cause }),
    );
    oneByOne(
      turn,
      turn.orders('give'),
      ({ seat, order: { to, ep } }) => cannotGive(turn.state, seat, to, ep),
      ({ seat, order: { to, ep, ref: cause } }) => ({ kind: 'ep-given', seat, to, ep, cause }),
    );
    oneByOne(
      turn,
      turn.orders('intern'),
      ({ seat, order: { to, holds } }) => cannotIntern(turn.state, seat, to, holds),
      ({ seat, order: { to, holds, ref: cause } }) => ({ kind: 'internment-set', seat, to, holds, cause }),
    );
    oneByOne(
      turn,
      turn.orders('raise'),
      ({ seat, order }) => cannotRaise(turn.state, seat, order.place),
      ({ seat, order: { place, ref: cause } }) => {
        const system = turn.state.systems[place];
        return system && { kind: 'productivity-bought', seat, place, ep: raiseCost(system), cause };
      },
    );
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
