import { unreadable } from '#kernel/problem.ts';
import type { Problem } from '#kernel/problem.ts';
import { bad } from '#kernel/result.ts';
import type { GameStore } from '../../gameStore.ts';
import type { Clock, Outcome } from '../../ports.ts';

/** Games on which this program is at work itself: their locks bear its own name, and would let it in twice. */
const atWork = new WeakSet<GameStore>();

/**
 * Does what nobody else may do to the game meanwhile, such as running a turn; `what` tells others what goes on. Refused, and
 * nothing done, while somebody else is at such work, in this program or in another.
 */
export async function locked<T>(clock: Clock, store: GameStore, what: string, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  const { lock } = store;
  if (atWork.has(store) || !lock.take(lock.owner, what, clock.now())) return bad([busyGame(lock.holder()?.what ?? what)]);
  atWork.add(store);
  try {
    return await work();
  } finally {
    atWork.delete(store);
    lock.free(lock.owner);
  }
}

const busyGame = (what: string): Problem =>
  unreadable('game-busy', 'Somebody is at work on this game already ({what}). Wait until that is done, then try again.', { what });
