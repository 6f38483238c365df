import { realpath } from 'node:fs/promises';
import { homedir } from 'node:os';

import { gameFiles } from '../adapters/gameFile.ts';
import { libraryFolder } from '../adapters/places.ts';
import { gameFile } from '../services/desk/games.ts';
import type { Gm } from '../services/gm/gm.ts';
import { haveParted, isSameGame } from '../services/gm/game/sameGame.ts';
import { complain, wrapped } from './io.ts';

/** Warns when the app's desk has a copy of this game that stands at another turn: running both would make two games of it. */
export async function tellDeskCopy({ store }: Gm, path: string): Promise<void> {
  const { game } = store.facts;
  const there = gameFile(
    libraryFolder({ platform: process.platform, env: process.env, home: homedir() }),
    game,
  );
  const [mine, theirs] = await Promise.all([path, there].map((one) => realpath(one).catch(() => undefined)));
  if (theirs === undefined || theirs === mine) return;
  const opened = await gameFiles.open(there);
  // The desk reports what is wrong with its own copy.
  if (!opened.ok) return;
  const other = opened.value;
  const [turn, parted] = [other.turn(), isSameGame(store, other) && haveParted(store, other)];
  if (isSameGame(store, other) && (parted || turn !== store.turn())) {
    const went = parted ? ', where the same turns took a different course' : '';
    complain(
      wrapped(
        `Warning: your desk in the app has another copy of this game, at turn ${turn}${went}, in ${there}; this file stands at turn ${store.turn()}. Run turns in one of them only.`,
      ),
    );
  }
  other.close();
}
