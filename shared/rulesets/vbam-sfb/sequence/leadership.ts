import { oneByOne } from '#kernel/steps/carryOut.ts';
import { leadershipChanged } from '#kernel/steps/leadership.ts';
import type { Step } from '#kernel/sequence/step.ts';
import type { VbamSfb } from '../game.ts';
import { cannotLead } from '../leadership.ts';

/** OURS: before all else, what the game master has decided about who leads an empire. */
export const leadership: Step<VbamSfb> = {
  name: 'Leadership Changed',
  cite: 'VB 53',
  run(turn) {
    oneByOne(
      turn,
      turn.orders('set-leadership'),
      ({ seat, order }) => cannotLead(turn.state, seat, order),
      leadershipChanged,
    );
  },
};
