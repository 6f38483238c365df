import type { Steps } from '../acting.ts';
import { tellContact } from '../contacts.ts';

/** Messages of others are heard, and with them how to reach those who have asked for an answer (SFW 3920, 3926). */
export const messages: Steps = () => [
  {
    name: 'Messages',
    cite: 'SFW 3926',
    run(turn) {
      const [seat] = turn.run.takes;
      if (seat === undefined) return;
      for (const letter of turn.state.letters?.[seat] ?? []) {
        turn.happen({ ...letter, kind: 'message-heard', seat });
        if (letter.rsvp === true && letter.from !== undefined) tellContact({ turn }, seat, letter.from);
      }
    },
  },
];
