import { messageHeard } from './events.ts';
import type { Steps } from '../acting.ts';
import { tellContact } from './meeting.ts';

/** At the end of a run, waived or not, messages of others are heard, and with them how to reach those who have asked for an answer (SFW 3920, 5006). */
export const messages: Steps = () => [
  {
    name: 'Heard in Sub-Space',
    cite: 'SFW 5006',
    run(turn) {
      const [seat] = turn.run.takes;
      if (seat === undefined) return;
      for (const { from, ...letter } of turn.state.letters?.[seat] ?? []) {
        turn.happen(
          messageHeard.of({ ...letter, hearer: seat, ...(from === undefined ? {} : { seat: from }) }),
        );
        if (letter.rsvp === true && from !== undefined) tellContact({ turn }, seat, from);
      }
    },
  },
];
