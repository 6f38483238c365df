import { oneByOne } from '#kernel/steps/carryOut.ts';
import type { GeStep } from '../../../model/game.ts';
import { ambassadorProblem } from '../../../rules/diplomacy/diplomacy.ts';
import { lastWords } from '../../lastWords.ts';

/** OURS: the addresses arrive with the results (GE 295, E-07). */
export const ambassadorsSent: GeStep = {
  name: 'Ambassadors Sent',
  cite: 'GE 295',
  run(turn) {
    oneByOne(
      turn,
      lastWords(turn, ['send-ambassador'], 'GE 295', ({ to }) => to),
      ({ seat, order: { to, address } }) => ambassadorProblem(turn.state, seat, to, address),
      ({ seat, order: { to, address, ref } }) => ({ kind: 'ambassador-sent', seat, to, address, cause: ref }),
    );
  },
};
