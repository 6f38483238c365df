import { text } from '#kernel/codec/shapes.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Clock } from '../../../ports/machine.ts';
import { setNoted } from './policy.ts';

const watched = text(1_000);
/** The folder watched while the program is open; empty if there is none. */
export const watchedOf = (store: GameStore): string => store.memoAs('watched', watched) ?? '';

export function setWatched(clock: Clock, store: GameStore, folder: string, who: string): void {
  setNoted(store, 'watched', folder === '' ? undefined : folder, {
    at: clock.now(),
    what: folder === '' ? 'The folder is no longer watched.' : `Orders are taken from ${folder}.`,
    who,
  });
}
