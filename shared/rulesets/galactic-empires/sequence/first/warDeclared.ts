import { allAtOnce } from '#kernel/steps/carryOut.ts';
import type { GeStep } from '../../model/game.ts';
import { warProblem } from '../../rules/diplomacy/diplomacy.ts';
import { lastWords } from '../lastWords.ts';

/** One side is enough; all declarations are judged by the relations at the start of the turn (GE 575). */
export const warDeclared: GeStep = {
  name: 'War Declared',
  cite: 'GE 575',
  run(turn) {
    const given = lastWords(turn, ['declare-war'], 'GE 575', ({ on }) => on);
    allAtOnce(
      turn,
      given,
      ({ seat, order }) => warProblem(turn.state, seat, order.on),
      ({ seat, order }) => ({ kind: 'war-declared', by: seat, on: order.on, cause: order.ref }),
    );
  },
};
