import type { Problem } from '#kernel/words/problem.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import { GameTrouble } from '../../../ports/game/store.ts';
import type { Clock, Timer } from '../../../ports/machine.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import { momentIn } from '../../deadline.ts';
import { doneBy } from '../policy/policy.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/**
 * Files of games that this program itself is working on: their locks carry its own name, and so would let it
 * in twice.
 */
const atWork = new Set<string>();

/**
 * Does work that needs the game for itself, such as running a turn; `what` describes it to others. Refused,
 * with nothing done, while this program or another does such work.
 */
export async function locked<T>(
  clock: Clock,
  store: GameStore,
  what: string,
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const { lock } = store;
  if (atWork.has(lock.file) || !lock.take(lock.owner, what, clock.now()))
    return bad([busyGame(lock.holder(), what, lock.owner, clock.now())]);
  atWork.add(lock.file);
  try {
    return await work();
  } finally {
    atWork.delete(lock.file);
    lock.free(lock.owner);
  }
}

/** How often it is checked whether a game is free, and the milliseconds between checks. */
const looks = { many: 100, apart: 100 } as const;

/**
 * Does the work as soon as nobody else works on the game: at once if nobody does. A holder that has died is
 * not waited for. Throws `GameTrouble`, with nothing done, if the game is not free after about ten seconds.
 */
export async function whenFree<T>(
  { clock, timer }: { readonly clock: Clock; readonly timer: Timer },
  store: GameStore,
  what: string,
  work: () => Promise<T>,
): Promise<T> {
  for (let look = 1; store.lock.holder() !== undefined; look += 1) {
    const done = await locked(clock, store, what, async () => good(await work()));
    if (done.ok) return done.value;
    const [busy] = done.fault;
    if (look >= looks.many && busy !== undefined) throw new GameTrouble(busy, undefined);
    await timer.pause(looks.apart);
  }
  return work();
}

/**
 * Breaks a lock that its holder does not release, on the game master's request, and logs whose it was.
 * Refused while the holder's program runs on this machine (unless `anyway`), and while this program works on
 * the game itself.
 */
export function breakLock(
  clock: Clock,
  store: GameStore,
  { anyway = false, who }: { readonly anyway?: boolean; readonly who?: string },
): Outcome<LockHolder> {
  const holder = store.lock.holder();
  if (holder === undefined) return bad([unreadable('not-locked')]);
  const here = machineOf(holder.owner) === machineOf(store.lock.owner);
  if (
    atWork.has(store.lock.file) ||
    (here && !anyway && store.lock.alive(holder.owner, holder.at, clock.now()))
  )
    return bad([busyGame(holder, holder.what, store.lock.owner, clock.now())]);
  store.together(() => {
    store.lock.free(holder.owner);
    store.note({
      at: clock.now(),
      what: `The lock of ${holder.owner} (${holder.what}, since ${sinceText(holder, clock.now())}) was broken.`,
      ...doneBy(who),
    });
  });
  return good(holder);
}

type LockHolder = NonNullable<ReturnType<GameStore['lock']['holder']>>;
const machineOf = (owner: string): string => owner.replace(/ \d+$/, '');

/** The machine of a lock's holder, if it is not this one. */
export function otherMachine({ lock }: GameStore, { owner }: Pick<LockHolder, 'owner'>): string | undefined {
  const machine = machineOf(owner);
  return machine === machineOf(lock.owner) ? undefined : machine;
}

/** When a lock was taken, by its holder's clock. */
export const sinceText = ({ at }: Pick<LockHolder, 'at'>, now: string): string =>
  Number.isNaN(Date.parse(at)) ? at : momentIn(at, now);

function busyGame(holder: LockHolder | undefined, what: string, own: string, now: string): Problem {
  if (holder === undefined || machineOf(holder.owner) === machineOf(own)) {
    return unreadable('game-busy', { what: holder?.what ?? what });
  }
  return unreadable('game-busy/machine', {
    machine: machineOf(holder.owner),
    what: holder.what,
    at: sinceText(holder, now),
  });
}
