import { allAtOnce } from '#kernel/steps/carryOut.ts';
import type { GeStep } from '../../../model/game.ts';
import { cancelProblem } from '../../../rules/diplomacy/diplomacy.ts';
import { lastWords } from '../../lastWords.ts';

/** One side is enough. If both cancel, both orders succeed (GE 980). */
export const alliancesCancelled: GeStep = {
  name: 'Alliances Cancelled',
  cite: 'GE 980',
  run(turn) {
    const given = lastWords(turn, ['cancel-alliance'], 'GE 980', (order) => order.with);
    allAtOnce(
      turn,
      given,
      ({ seat, order }) => cancelProblem(turn.state, seat, order.with),
      ({ seat, order }) => ({ kind: 'alliance-cancelled', by: seat, with: order.with, cause: order.ref }),
    );
  },
};
