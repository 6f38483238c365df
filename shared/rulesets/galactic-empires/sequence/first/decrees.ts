import type { GeStep } from '../../model/game.ts';
import { decreeProblem } from '../../rules/decrees.ts';

/** OURS: before anything else, the game master's decisions about seats (GE 1555, 6853, 7286). */
export const decrees: GeStep = {
  name: 'Game Master’s Decrees',
  cite: 'GE 1555',
  run(turn) {
    for (const { seat, order } of turn.orders('set-status')) {
      const problem = decreeProblem(turn.state, seat, order);
      if (problem === undefined)
        turn.happen({ kind: 'status-changed', seat: order.of, status: order.status, cause: order.ref });
      else turn.refuse(order.ref, problem);
    }
    for (const { seat, order } of turn.orders('set-leadership')) {
      const problem = decreeProblem(turn.state, seat, order);
      if (problem === undefined)
        turn.happen({
          kind: 'leadership-changed',
          seat: order.of,
          computer: order.computer,
          cause: order.ref,
        });
      else turn.refuse(order.ref, problem);
    }
  },
};
