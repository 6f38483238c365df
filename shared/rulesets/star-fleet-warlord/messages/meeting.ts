import type { SeatId } from '#kernel/words/ids.ts';
import { contactFor } from './contacts.ts';
import type { Run } from '../acting.ts';

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
