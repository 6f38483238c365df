import type { PlaceId } from '#kernel/words/ids.ts';
import { rounded } from '#kernel/steps/fractions.ts';
import { groundAt } from '../map/ground.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';

/** Percent of its attack and defense factors that a squadron keeps in a radiation zone: at speed 0 or 1, and faster (A300.30). */
const kept = { slow: 75, fast: 60 } as const;

/** Whether a battle there is fought in a radiation zone (A300). */
export const isRadiation = ({ map }: Pick<State, 'map'>, place: PlaceId): boolean =>
  groundAt(map, place).kind === 'green';

/** The percentage of its factors that a squadron keeps. OURS: by the moves that it is plotted to make this turn. */
const keptBy = ({ plot }: Pick<Squadron, 'plot'>): number =>
  (plot?.way.length ?? 0) > 1 ? kept.fast : kept.slow;

/**
 * Attack factors in tenths as they count in a radiation zone. OURS: that the enemy’s defense factors are fewer makes more damage, so that it is counted
 * against the factors as printed; to the nearest tenth.
 */
export const irradiated = (
  tenths: number,
  attacker: Pick<Squadron, 'plot'>,
  defender: Pick<Squadron, 'plot'>,
): number => rounded(tenths * keptBy(attacker), keptBy(defender));
