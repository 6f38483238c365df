import type { SeatId } from '#kernel/words/ids.ts';
import type { ContactTold } from './events.ts';
import { contactTold } from './events.ts';
import type { Corporation } from '../model/corporation.ts';
import type { State } from '../model/state.ts';

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
