import type { GameOffered } from '#contract/arriving.ts';
import type { Out } from '#contract/calls.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { DeskHandlers, DeskParts } from '../deskParts.ts';
import { openedAt } from '../../gm/policy/policy.ts';
import { isSameGame } from '../../gm/game/sameGame.ts';
import { copiesOf } from '../sameGames.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/** Whether a file looks like a game: it is a database, which no turn file is. */
export const isGame = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 16)).toString('latin1') === 'SQLite format 3\0';

/** Most games that await a decision; the oldest is dropped first, and can be opened again. */
const most = 4;

/**
 * Handles games that come as one file. Each is checked and offered; only with the game master's consent is a
 * copy taken onto the desk.
 */
export function makeArriving(parts: DeskParts): {
  /**
   * What to ask about a game that came. Refused: an incomplete file, and a game with the name of another one
   * on the desk.
   */
  offer(bytes: Uint8Array): Promise<Outcome<GameOffered>>;
  readonly handlers: Pick<DeskHandlers, 'gm.import' | 'gm.takeIn' | 'gm.leaveOut'>;
} {
  const waiting = new Map<string, Uint8Array>();
  const offer = async (bytes: Uint8Array): Promise<Outcome<GameOffered>> => {
    const read = await withArrival(parts, bytes, async (store) => {
      const fault = await refusalOf(parts, store);
      if (fault !== undefined) return bad([fault]);
      const { game, title } = store.facts;
      return good({
        game,
        title,
        turn: store.turn(),
        opened: openedAt(store),
        copies: await copiesOf(parts, store),
      });
    });
    if (!read.ok) return read;
    const waits = Buffer.from(parts.ports.entropy.bytes(12)).toString('hex');
    waiting.set(waits, bytes);
    for (const oldest of [...waiting.keys()].slice(0, -most)) waiting.delete(oldest);
    return good({ waits, ...read.value });
  };
  return {
    offer,
    handlers: {
      'gm.import': ({ base64 }) => offer(Buffer.from(base64, 'base64')),
      'gm.takeIn': async ({ waits }) => {
        const bytes = waiting.get(waits);
        if (bytes === undefined) return bad([unreadable('not-waiting')]);
        const taken = await takeIn(parts, bytes);
        if (taken.ok) waiting.delete(waits);
        return taken.ok ? parts.changed(taken.value.game, taken) : taken;
      },
      'gm.leaveOut': ({ waits }) => {
        waiting.delete(waits);
        return Promise.resolve(good({}));
      },
    },
  };
}

/**
 * Copies a game onto the desk after checking its rows. Refused, with nothing changed: a game that the desk
 * already has.
 */
async function takeIn(parts: DeskParts, bytes: Uint8Array): Promise<Outcome<Out<'gm.takeIn'>>> {
  const { games, folders } = parts;
  const into = async (store: GameStore): Promise<Outcome<string>> => {
    const fault = (await refusalOf(parts, store)) ?? (await besides(parts, store));
    return fault === undefined ? good(store.facts.game) : bad([fault]);
  };
  return withArrival(parts, bytes, into, async (game, arrived) => {
    const file = games.pathOf(game);
    const moved = await folders.move(arrived, file);
    return moved.ok ? good({ game, file }) : moved;
  });
}

/**
 * Opens an arrived file in a temporary place and does some work with it; `then` may move the file away.
 * Nothing else stays behind.
 */
async function withArrival<T>(
  parts: DeskParts,
  bytes: Uint8Array,
  work: (store: GameStore) => Promise<Outcome<T>>,
): Promise<Outcome<T>>;
async function withArrival<T, U>(
  parts: DeskParts,
  bytes: Uint8Array,
  work: (store: GameStore) => Promise<Outcome<T>>,
  then: (value: T, path: string) => Promise<Outcome<U>>,
): Promise<Outcome<U>>;
async function withArrival<T>(
  { games, files, stores, ports }: DeskParts,
  bytes: Uint8Array,
  work: (store: GameStore) => Promise<Outcome<T>>,
  then?: (value: T, path: string) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const path = `${games.folderOf('.arriving')}/${Buffer.from(ports.entropy.bytes(6)).toString('hex')}.game`;
  const written = await files.write(path, bytes, { secret: true });
  if (!written.ok) return written;
  try {
    const opened = await stores.open(path);
    if (!opened.ok) return bad(opened.fault.map(inOneWord));
    const done = await work(opened.value).finally(() => opened.value.close());
    return done.ok && then !== undefined ? await then(done.value, path) : done;
  } finally {
    await files.remove(path);
  }
}

/** Why a game cannot be on this desk at all. */
async function refusalOf({ games, rulesets }: DeskParts, arrived: GameStore): Promise<Problem | undefined> {
  const { game, ruleset } = arrived.facts;
  const names = await games.names();
  if (!names.ok) return names.fault[0];
  if (!rulesets.ids.includes(ruleset)) return unreadable('wrong-ruleset/game', { id: ruleset });
  if (!names.value.includes(game)) return undefined;
  const same = await games.use(game, ({ store }) => good(isSameGame(arrived, store)));
  return same.ok && same.value ? undefined : taken(game);
}

/** Why a game is not taken in beside another copy of it. */
async function besides(parts: DeskParts, store: GameStore): Promise<Problem | undefined> {
  const here = (await copiesOf(parts, store)).find(({ where }) => where === 'desk');
  if (here === undefined) return undefined;
  return unreadable('game-is-here/copy', { game: here.game, turn: store.turn(), at: here.turn });
}

/** The temporary path means nothing to the game master, so the problem says `This file` instead. */
const inOneWord = (problem: Problem): Problem => ({
  ...problem,
  phrase: {
    ...problem.phrase,
    args: { ...problem.phrase.args, ...('path' in problem.phrase.args ? { path: 'This file' } : {}) },
  },
});

export const taken = (game: string): Problem => unreadable('game-is-here', { game });
