import { inOrder } from '#kernel/words/inOrder.ts';
import { messageHeard } from '../messages/events.ts';
import { cannotAnnounce } from './deciding.ts';
import type { Steps } from '../acting.ts';

/** What the game master says to Corporations: it stands before all else in the next report of each (SFW 5007). */
export const announced: Steps = () => [
  {
    name: 'Messages of the Game Master',
    cite: 'SFW 5007',
    run(turn) {
      for (const { seat: giver, order } of turn.orders('announce')) {
        const { to, text, ref: cause } = order;
        const problem = cannotAnnounce(turn.state, giver, order);
        if (problem !== undefined) turn.refuse(cause, problem);
        else
          for (const [seat, { fallen }] of inOrder(turn.state.corporations))
            if (!fallen && (to === undefined || to === seat))
              turn.happen(messageHeard.of({ hearer: seat, way: 'master', text, cause }));
      }
    },
  },
];
