import { inOrder } from '#kernel/words/inOrder.ts';
import type { Espionage, Spy } from '../model/relations/espionage.ts';
import type { Empire } from '../model/empire.ts';

/** What an empire has of spies after the turn: missions are over, and what was paid for the turn is used up (C14.21, C14.23). */
export function restedSpies({ spies = {}, raised }: Espionage): Pick<Empire, 'espionage'> {
  const rested = inOrder(spies).map(([id, { mission: _, schooled: __, ...spy }]): [string, Spy] => [id, spy]);
  const espionage: Espionage = {
    ...(rested.length > 0 && { spies: Object.fromEntries(rested) }),
    ...(raised !== undefined && { raised }),
  };
  return rested.length === 0 && raised === undefined ? {} : { espionage };
}
