import { oneByOne } from '#kernel/steps/carryOut.ts';
import { leadershipChanged } from '#kernel/steps/leadership.ts';
import { cannotLead } from './deciding.ts';
import type { Steps } from '../acting.ts';

/** OURS: with the generator, what the game master has decided about who leads a Corporation. */
export const leadership: Steps = () => [
  {
    name: 'Leadership Changed',
    cite: 'SFW 793',
    run(turn) {
      oneByOne(
        turn,
        turn.orders('set-leadership'),
        ({ seat, order }) => cannotLead(turn.state, seat, order),
        leadershipChanged,
      );
    },
  },
];
