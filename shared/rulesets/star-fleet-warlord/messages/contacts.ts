import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { ContactTold } from './events.ts';
import { contactTold, messageHeard } from './events.ts';
import type { Corporation } from '../model/corporation.ts';
import type { State } from '../model/state.ts';
import type { Run, Steps } from '../acting.ts';

type Contact = Pick<ContactTold, 'person' | 'phone' | 'info'>;

/** What a Corporation lets others know of who plays it: a telephone number where it is open (SFW 154, 4025); undefined where that is nothing. */
export function contactOf({
  person = '',
  phone = '',
  phoneOpen,
  info,
}: Pick<Corporation, 'person' | 'phone' | 'phoneOpen' | 'info'>): Contact | undefined {
  const number = phoneOpen ? phone : '';
  if (person === '' && number === '' && info === '') return undefined;
  return {
    ...(person === '' ? {} : { person }),
    ...(number === '' ? {} : { phone: number }),
    info,
  };
}

/** What a Corporation learns of another one as they meet, which has not told it that yet (SFW 153, 4025, 4030). */
export function contactFor(
  { corporations }: Pick<State, 'corporations'>,
  seat: SeatId,
  foe: SeatId,
): ContactTold | undefined {
  const [own, other] = [corporations[seat], corporations[foe]];
  if (own === undefined || other === undefined || other.met.includes(seat)) return undefined;
  const contact = contactOf(other);
  return contact === undefined ? undefined : contactTold.of({ seat, foe, ...contact });
}

/** A Corporation is told how to reach whoever plays another one, once. */
export function tellContact({ turn }: Pick<Run, 'turn'>, seat: SeatId, foe: SeatId): void {
  const told = contactFor(turn.state, seat, foe);
  if (told !== undefined) turn.happen(told);
}

/** Two Corporations that run into each other learn that of each other (SFW 153, 4025). */
export function meetEachOther(run: Pick<Run, 'turn'>, seat: SeatId, foe: SeatId): void {
  tellContact(run, seat, foe);
  tellContact(run, foe, seat);
}

/** At the end of a run, waived or not, messages of others are heard, and with them how to reach those who have asked for an answer (SFW 3920, 5006). */
export const messages: Steps = () => [
  {
    name: 'Heard in Sub-Space',
    cite: 'SFW 5006',
    run(turn) {
      const [seat] = turn.run.takes;
      if (seat === undefined) return;
      for (const { from, ...letter } of turn.state.letters?.[seat] ?? []) {
        turn.happen(messageHeard.of({ ...letter, hearer: seat, ...defined({ seat: from }) }));
        if (letter.rsvp === true && from !== undefined) tellContact({ turn }, seat, from);
      }
    },
  },
];
