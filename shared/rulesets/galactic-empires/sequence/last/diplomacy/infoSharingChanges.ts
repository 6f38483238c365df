import type { GeStep } from '../../../model/game.ts';
import { shareProblem, stopSharingProblem } from '../../../rules/diplomacy/sharing.ts';
import { lastWords } from '../../lastWords.ts';

/** Changes who receives whose scouting reports, from those at the end of this turn on (GE 992, E-43). */
export const infoSharingChanges: GeStep = {
  name: 'Info Sharing Changes',
  cite: 'GE 992',
  run(turn) {
    for (const { seat, order } of lastWords(
      turn,
      ['share-info', 'stop-sharing-info'],
      'GE 992',
      (given) => given.with,
    )) {
      const shares = order.kind === 'share-info';
      const problem = shares
        ? shareProblem(turn.state, seat, order.with)
        : stopSharingProblem(turn.state, seat, order.with);
      if (problem === undefined)
        turn.happen({ kind: 'info-sharing-changed', seat, with: order.with, shares, cause: order.ref });
      else turn.refuse(order.ref, problem);
    }
  },
};
