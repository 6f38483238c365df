import type { GeStep } from '../../model/game.ts';
import { warProblem } from '../../rules/diplomacy.ts';

/** One side suffices; all declarations are judged by the relations of the turn's start (GE 575). */
export const warDeclared: GeStep = {
  name: 'War Declared',
  cite: 'GE 575',
  run(turn) {
    const judged = turn.orders('declare-war').map((given) => ({ ...given, problem: warProblem(turn.state, given.seat, given.order.on) }));
    for (const { seat, order, problem } of judged) {
      if (problem === undefined) turn.happen({ kind: 'war-declared', by: seat, on: order.on, cause: order.ref });
      else turn.refuse(order.ref, problem);
    }
  },
};
