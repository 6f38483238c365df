import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { System } from '../model/system.ts';
import type { State } from '../model/state.ts';
import type { Morale } from '../model/unrest/morale.ts';

/** The ratings that systems begin with. OURS: the book leaves them to sheets. */
export const usualMorale: Readonly<Record<System['kind'], number>> = { homeworld: 10, major: 9, minor: 8 };

/** The morale of a system; undefined where the game is older than that, and has none. */
export function moraleAt(
  { morale, systems }: Pick<State, 'morale' | 'systems'>,
  place: PlaceId,
): Morale | undefined {
  const system = systems[place];
  return morale === undefined || system === undefined
    ? undefined
    : (morale[place] ?? { base: usualMorale[system.kind], holder: system.owner });
}

/** Percent that a system pays under its rebels: half of it while they strike, nothing while they withhold it (B5.30). */
export function sharePaidBy(morale: Morale | undefined, owner: SeatId): number {
  const does = morale?.holder === owner ? morale.rebellion?.does : undefined;
  if (does === 'withholds') return 0;
  return does === 'strikes' ? 50 : 100;
}
