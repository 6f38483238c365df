import type { GeStep } from '../../model/game.ts';
import { grantPassageProblem, revokePassageProblem } from '../../rules/diplomacy/rights.ts';
import { lastWords } from '../lastWords.ts';

/** Grants and revokes passage rights; a war declared this turn comes first and prevents grants (GE 575, 589). */
export const passageRightsChanged: GeStep = {
  name: 'Passage Rights Changed',
  cite: 'GE 589',
  run(turn) {
    const given = lastWords(turn, ['grant-passage', 'revoke-passage'], 'GE 589', (order) =>
      order.kind === 'grant-passage' ? order.to : order.from,
    );
    for (const { seat, order } of given) {
      const granted = order.kind === 'grant-passage';
      const to = granted ? order.to : order.from;
      const problem = granted
        ? grantPassageProblem(turn.state, seat, to)
        : revokePassageProblem(turn.state, seat, to);
      if (problem === undefined)
        turn.happen({ kind: 'passage-changed', seat, to, granted, cause: order.ref });
      else turn.refuse(order.ref, problem);
    }
  },
};
