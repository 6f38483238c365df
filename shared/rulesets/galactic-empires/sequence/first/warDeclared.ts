import type { GeStep } from '../../model/game.ts';
import { warProblem } from '../../rules/diplomacy/diplomacy.ts';
import { lastWords } from '../lastWords.ts';

/** One side is enough; all declarations are judged by the relations at the start of the turn (GE 575). */
export const warDeclared: GeStep = {
  name: 'War Declared',
  cite: 'GE 575',
  run(turn) {
    const given = lastWords(turn, ['declare-war'], 'GE 575', ({ on }) => on);
    const judged = given.map(({ seat, order }) => ({
      seat,
      order,
      problem: warProblem(turn.state, seat, order.on),
    }));
    for (const { seat, order, problem } of judged) {
      if (problem === undefined)
        turn.happen({ kind: 'war-declared', by: seat, on: order.on, cause: order.ref });
      else turn.refuse(order.ref, problem);
    }
  },
};
