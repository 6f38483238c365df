import type { GeStep } from '../../model/game.ts';
import { sendingFee, sendMoneyProblem, sendProblem } from '../../rules/sending.ts';

/** Convoys carry gifts of resources, in plan order, as long as the treasury lasts: the amount arrives whole and the fee comes on top (GE 811-815, E-13, E-14). */
export const resourcesSent: GeStep = {
  name: 'Resources Sent',
  cite: 'GE 811',
  run(turn) {
    for (const { seat, order: { to, amount, ref: cause } } of turn.orders('send-resources')) {
      const problem = sendProblem(turn.state, seat, to) ?? sendMoneyProblem(turn.state, seat, amount);
      if (problem !== undefined) turn.refuse(cause, problem);
      else turn.happen({ kind: 'resources-sent', seat, to, amount: amount * 100, fee: sendingFee(turn.state, amount), cause });
    }
  },
};
