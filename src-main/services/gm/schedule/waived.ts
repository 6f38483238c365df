import type { SeatId } from '#kernel/words/ids.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { LoadedTurn } from '../turns/loadedTurn.ts';
import { dueNow } from './clock.ts';

/**
 * The seats with players whose orders a run that is made now does without although they are not due yet: the game master did not wait for them. Of
 * one of several runs, `loaded` is what it takes, and `day` when it is due.
 */
export function waivedNow(
  clock: Clock,
  store: GameStore,
  { seats, plans, unsent }: Pick<LoadedTurn, 'seats' | 'plans' | 'unsent'>,
  day = 0,
): { readonly waived?: readonly SeatId[] } {
  const { due } = dueNow(store, day);
  if (due === undefined || clock.now() >= due) return {};
  const waived = seats
    .filter(({ seat, player }) => player !== '' && seat in plans && unsent.has(seat))
    .map(({ seat }) => seat);
  return waived.length === 0 ? {} : { waived };
}
