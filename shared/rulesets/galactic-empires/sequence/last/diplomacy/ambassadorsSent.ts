import type { GeStep } from '../../../model/game.ts';
import { ambassadorProblem } from '../../../rules/diplomacy/diplomacy.ts';
import { lastWords } from '../../lastWords.ts';

/** OURS: the addresses arrive with the results (GE 295, E-07). */
export const ambassadorsSent: GeStep = {
  name: 'Ambassadors Sent',
  cite: 'GE 295',
  run(turn) {
    for (const {
      seat,
      order: { to, address, ref },
    } of lastWords(turn, ['send-ambassador'], 'GE 295', (order) => order.to)) {
      const problem = ambassadorProblem(turn.state, seat, to, address);
      if (problem === undefined) turn.happen({ kind: 'ambassador-sent', seat, to, address, cause: ref });
      else turn.refuse(ref, problem);
    }
  },
};
