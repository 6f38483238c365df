import { join } from 'node:path';

import type { Shown } from '#contract/gm/shown.ts';
import { seatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { bad } from '#kernel/words/result.ts';
import { gameName } from '#kernel/files/envelope.ts';
import type { GameStores } from '../../ports/game/store.ts';
import { GameTrouble } from '../../ports/game/store.ts';
import type { Folders } from '../../ports/files.ts';
import type { Outcome } from '../../ports/outcome.ts';
import type { Gm } from '../gm/gm.ts';
import { openGame } from '../gm/gm.ts';
import { movedSince, seatMoved, settingsMoved } from '../gm/running/shownNow.ts';
import type { GmPorts } from '../gm/beginning/newGame.ts';
import type { Rulesets } from '../ruleset.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/**
 * The games of this user as game master, in the library's folder `game-master`, each in a folder of its own.
 */
export interface DeskGames {
  /** The names of the games, in order. */
  names(): Promise<Outcome<readonly string[]>>;
  /** The folder of a game, with its file, copies and results. */
  folderOf(game: string): string;
  pathOf(game: string): string;
  /**
   * Does some work with a game, which stays open until the program ends, so that it is read and checked only
   * once.
   */
  use<T>(game: string, work: (gm: Gm) => Promise<Outcome<T>> | Outcome<T>): Promise<Outcome<T>>;
  /**
   * Does an act on a game as it was shown; `of` says what besides its turn must be as it was. Refused if that has moved since.
   */
  act<A extends Acted, T>(
    of: ActOf<A>,
    asked: A,
    work: (gm: Gm) => Promise<Outcome<T>> | Outcome<T>,
  ): Promise<Outcome<T>>;
  /** Closes a game whose file is about to be moved, or all games. */
  close(game?: string): Promise<void>;
}

interface Acted {
  readonly game: string;
  readonly shown: Shown;
}
type ActOf<A> = 'turn' | 'settings' | (A extends { readonly seat: string } ? 'seat' : never);

/** Why an act is not done: what it was to act on is not what was shown. */
function movedFor(
  gm: Gm,
  of: ActOf<{ readonly seat: string }>,
  asked: Acted & { readonly seat?: string },
): Problem | undefined {
  const moved = movedSince(gm.store, asked.shown);
  if (moved !== undefined || of === 'turn') return moved;
  return of === 'settings'
    ? settingsMoved(gm.store, asked.shown)
    : seatMoved(gm, seatId(asked.seat ?? ''), asked.shown);
}

export interface DeskGamesNeeds {
  readonly root: string;
  readonly folders: Folders;
  readonly ports: GmPorts;
  readonly stores: GameStores;
  readonly rulesets: Rulesets;
}

const homeOf = (root: string): string => join(root, 'game-master');

/** The file of a game on a library's desk. */
export const gameFile = (root: string, game: string): string => join(homeOf(root), game, `${game}.game`);

export function makeDeskGames({ root, folders, ports, stores, rulesets }: DeskGamesNeeds): DeskGames {
  const home = homeOf(root);
  const open = new Map<string, Promise<Outcome<Gm>>>();
  const folderOf = (game: string): string => join(home, game);
  const pathOf = (game: string): string => gameFile(root, game);
  const opened = async (game: string): Promise<Outcome<Gm>> => {
    // A file that was moved, deleted or replaced is no longer this game: what is written into it would be lost.
    const opening = open.get(game);
    const before = await opening;
    if (before?.ok === true && !before.value.store.isThere() && open.get(game) === opening) {
      open.delete(game);
      before.value.close();
    }
    const there = open.get(game) ?? openGame(ports, stores, pathOf(game), rulesets.of);
    open.set(game, there);
    const gm = await there;
    if (!gm.ok) open.delete(game);
    return gm;
  };
  const use: DeskGames['use'] = async (game, work) => {
    if (!gameName.parse(game).ok) return bad([unreadable('no-such-game', { game })]);
    const gm = await opened(game);
    if (!gm.ok) return gm;
    try {
      return await work(gm.value);
    } catch (error) {
      if (error instanceof GameTrouble) return bad([error.problem]);
      throw error;
    }
  };
  return {
    folderOf,
    pathOf,
    names: async () => {
      const found = await folders.folders(home);
      return found.ok ? { ok: true, value: found.value.filter((name) => gameName.parse(name).ok) } : found;
    },
    use,
    act: (of, asked, work) =>
      use(asked.game, (gm) => {
        const moved = movedFor(gm, of, asked);
        return moved === undefined ? work(gm) : bad([moved]);
      }),
    close: async (game) => {
      for (const [name, gm] of [...open]) {
        if (game !== undefined && name !== game) continue;
        open.delete(name);
        const one = await gm;
        if (one.ok) one.value.close();
      }
    },
  };
}
