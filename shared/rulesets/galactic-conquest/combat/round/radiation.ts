import type { PlaceId } from '#kernel/words/ids.ts';
import { groundAt } from '../../map/ground.ts';
import type { Squadron } from '../../model/squadron.ts';
import type { State } from '../../model/state.ts';

/** Percent of its attack and defense factors that a squadron loses in a radiation zone: at speed 0 or 1, and faster (A300.30). */
const lost = { slow: -25, fast: -40 } as const;

/** Whether a battle there is fought in a radiation zone (A300). */
export const isRadiation = ({ map }: Pick<State, 'map'>, place: PlaceId): boolean =>
  groundAt(map, place).kind === 'green';

/** The percentage by which the factors of a squadron are changed there, beside all else that changes them (A300.30, D2.30). OURS: by the moves that it is plotted to make this turn. Bases are no ships, and lose nothing. */
export const irradiated = (
  { map }: Pick<State, 'map'>,
  place: PlaceId,
  { plot, fixed }: Pick<Squadron, 'plot' | 'fixed'>,
): number => {
  if (fixed !== undefined || !isRadiation({ map }, place)) return 0;
  return (plot?.way.length ?? 0) > 1 ? lost.fast : lost.slow;
};
