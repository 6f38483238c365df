import { unreadable } from '#kernel/problem.ts';
import type { Problem } from '#kernel/problem.ts';
import { bad, good } from '#kernel/result.ts';
import type { GameStore } from '../../gameStore.ts';
import { GameTrouble } from '../../gameStore.ts';
import type { Clock, Outcome } from '../../ports.ts';

/** Games on which this program is at work itself: their locks bear its own name, and would let it in twice. */
const atWork = new WeakSet<GameStore>();

/**
 * Does what nobody else may do to the game meanwhile, such as running a turn; `what` tells others what goes on. Refused, and
 * nothing done, while somebody else is at such work, in this program or in another.
 */
export async function locked<T>(
  clock: Clock,
  store: GameStore,
  what: string,
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const { lock } = store;
  if (atWork.has(store) || !lock.take(lock.owner, what, clock.now()))
    return bad([busyGame(lock.holder()?.what ?? what)]);
  atWork.add(store);
  try {
    return await work();
  } finally {
    atWork.delete(store);
    lock.free(lock.owner);
  }
}

/** So often, and so many milliseconds apart, it is looked whether a game is free. */
const looks = { many: 100, apart: 100 } as const;

/**
 * Does its work as soon as nobody else is at work on the game; at once when nobody is. Who has died in the middle is not waited for.
 * Throws `GameTrouble`, and nothing was done, when the game is not free after some ten seconds.
 */
export async function whenFree<T>(
  clock: Clock,
  store: GameStore,
  what: string,
  work: () => Promise<T>,
): Promise<T> {
  for (let look = 1; store.lock.holder() !== undefined; look += 1) {
    const done = await locked(clock, store, what, async () => good(await work()));
    if (done.ok) return done.value;
    const [busy] = done.fault;
    if (look >= looks.many && busy !== undefined) throw new GameTrouble(busy, undefined);
    await new Promise((rest) => void setTimeout(rest, looks.apart));
  }
  return work();
}

const busyGame = (what: string): Problem =>
  unreadable(
    'game-busy',
    'Somebody is at work on this game already ({what}). Wait until that is done, then try again.',
    { what },
  );
