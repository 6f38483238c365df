import type { ResultsBody } from '#kernel/files/bodies.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { FilePorts, GameAt } from '../game/gameAt.ts';
import { locked } from '../game/locked.ts';
import { doneBy, endedOf, setNoted } from '../policy/policy.ts';
import { remade } from '../results/remake.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/**
 * Ends a game: no more turns are run, no orders are taken in, and the results of the current turn say
 * that it is over, with the game master's message to all. `reveal`: the archive may show the seed of every
 * turn. Refused: a game that is over.
 */
export async function endGame(
  ports: FilePorts,
  at: GameAt,
  { words, reveal, who }: { readonly words: string; readonly reveal: boolean; readonly who?: string },
): Promise<Outcome<undefined>> {
  const { store } = at;
  const over = overAlready(store);
  if (over !== undefined) return bad([over]);
  return locked(ports.clock, store, 'ending the game', async () => {
    const said = Array.from(words.trim()).slice(0, 2_000).join('');
    const put = await remade(ports.sealing, at, {
      facts: store.facts,
      change: (body) => worded(body, { over: true, ...(said === '' ? {} : { overWords: said }) }),
    });
    const now = ports.clock.now();
    store.together(() => {
      put();
      setNoted(
        store,
        'over',
        { at: now, turn: store.turn(), words: said, reveal },
        {
          at: now,
          what: `The game is over after turn ${store.turn() - 1}. ${said}`.trim().slice(0, 2_000),
          ...doneBy(who),
        },
      );
    });
    return good(undefined);
  });
}

/** Continues a game that was ended. Refused: a game that is not over. */
export async function resumeGame(ports: FilePorts, at: GameAt, who?: string): Promise<Outcome<undefined>> {
  const { store } = at;
  if (endedOf(store) === undefined) return bad([unreadable('not-over')]);
  return locked(ports.clock, store, 'letting the game go on', async () => {
    const put = await remade(ports.sealing, at, { facts: store.facts, change: (body) => worded(body, {}) });
    store.together(() => {
      put();
      setNoted(store, 'over', undefined, {
        at: ports.clock.now(),
        what: 'The game goes on.',
        ...doneBy(who),
      });
    });
    return good(undefined);
  });
}

/** The problem with a game that is over; undefined for any other. */
export const overAlready = (store: GameStore): Problem | undefined =>
  endedOf(store) === undefined ? undefined : unreadable('game-over/gm');

/** The results with this statement about the end of the game, or none. */
function worded(
  { over: _, overWords: __, ...body }: ResultsBody,
  word: Pick<ResultsBody, 'over' | 'overWords'>,
): ResultsBody {
  return { ...body, ...word };
}
