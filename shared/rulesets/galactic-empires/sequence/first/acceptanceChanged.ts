import type { GeStep } from '../../model/game.ts';
import { acceptanceProblem } from '../../rules/diplomacy/rights.ts';
import { lastWords } from '../lastWords.ts';

/** Changes whose gifts each empire accepts (GE 583). */
export const acceptanceChanged: GeStep = {
  name: 'Acceptance Changed',
  cite: 'GE 583',
  run(turn) {
    for (const {
      seat,
      order: { kind, from, ref },
    } of lastWords(turn, ['accept-gifts', 'accept-nothing'], 'GE 583', (order) => order.from)) {
      const accepts = kind === 'accept-gifts';
      const problem = acceptanceProblem(turn.state, seat, from, accepts);
      if (problem === undefined) turn.happen({ kind: 'acceptance-changed', seat, from, accepts, cause: ref });
      else turn.refuse(ref, problem);
    }
  },
};
