import { oneByOne } from '#kernel/steps/carryOut.ts';
import type { GeStep } from '../../model/game.ts';
import { acceptanceProblem } from '../../rules/diplomacy/rights.ts';
import { lastWords } from '../lastWords.ts';

/** Changes whose gifts each empire accepts (GE 583). */
export const acceptanceChanged: GeStep = {
  name: 'Acceptance Changed',
  cite: 'GE 583',
  run(turn) {
    const given = lastWords(turn, ['accept-gifts', 'accept-nothing'], 'GE 583', ({ from }) => from);
    const accepts = ({ kind }: (typeof given)[number]['order']): boolean => kind === 'accept-gifts';
    oneByOne(
      turn,
      given,
      ({ seat, order }) => acceptanceProblem(turn.state, seat, order.from, accepts(order)),
      ({ seat, order }) => ({
        kind: 'acceptance-changed',
        seat,
        from: order.from,
        accepts: accepts(order),
        cause: order.ref,
      }),
    );
  },
};
