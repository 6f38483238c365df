import type { Problem } from '#kernel/problem.ts';
import type { GeStep } from '../../model/game.ts';
import { sendingFee, sendMoneyProblem, sendProblem } from '../../rules/sending.ts';

/** Convoys carry gifts of resources, in plan order, as long as the treasury lasts: the amount arrives whole and the fee comes on top (GE 811-815, E-13, E-14). */
export const resourcesSent: GeStep = {
  name: 'Resources Sent',
  cite: 'GE 811',
  run(turn) {
    // Money alone changes hands here, so that the way to an empire is looked for once.
    const ways = new Map<string, { readonly problem: Problem | undefined }>();
    for (const { seat, order: { to, amount, ref: cause } } of turn.orders('send-resources')) {
      const way = ways.get(`${seat} ${to}`) ?? { problem: sendProblem(turn.state, seat, to) };
      ways.set(`${seat} ${to}`, way);
      const problem = way.problem ?? sendMoneyProblem(turn.state, seat, amount);
      if (problem !== undefined) turn.refuse(cause, problem);
      else turn.happen({ kind: 'resources-sent', seat, to, amount: amount * 100, fee: sendingFee(turn.state, amount), cause });
    }
  },
};
