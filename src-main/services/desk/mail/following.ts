import { good } from '#kernel/words/result.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { DeskParts } from '../deskParts.ts';

interface Seen {
  readonly store: GameStore;
  readonly written: number;
}

/**
 * Follows what others do to the desk's games: a look tells the pages of every game that another program has written into, that
 * was replaced, or that came or went since the look before. Nothing of a game is read for it that has not changed.
 */
export function makeFollowing({
  games,
  changed,
}: Pick<DeskParts, 'games' | 'changed'>): (names: readonly string[] | undefined) => Promise<void> {
  let listed: ReadonlySet<string> | undefined;
  const seen = new Map<string, Seen>();
  const moved = async (game: string): Promise<boolean> => {
    const now = await games.use(game, ({ store }) => good({ store, written: store.writtenElsewhere() }));
    const before = seen.get(game);
    if (!now.ok) return seen.delete(game);
    seen.set(game, now.value);
    return before !== undefined && before.store !== now.value.store
      ? true
      : now.value.written !== (before?.written ?? 0);
  };
  return async (names) => {
    if (names === undefined) return;
    const before = listed;
    listed = new Set(names);
    for (const game of before ?? []) if (!listed.has(game)) changed(game, seen.delete(game));
    for (const game of names)
      if ((await moved(game)) || (before !== undefined && !before.has(game))) changed(game, game);
  };
}
