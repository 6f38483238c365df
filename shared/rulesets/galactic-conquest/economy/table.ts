import type { Mobility } from '../model/state.ts';

/** Economic points for the first major system, the second, and so on; every further one pays as the last (B1.40). */
export const majorValues = [13, 18, 21, 25, 38, 53, 75, 100] as const;
/** Economic points for a minor system (B1.50). */
export const minorValue = 10;

export const mobilityNames: Readonly<Record<Mobility, string>> = {
  FW: 'full war',
  LW: 'limited war',
  PT: 'peacetime',
  RB: 'rebuilding',
};
/** What the economy is multiplied by, in halves (B12.70). */
export const mobilityHalves: Readonly<Record<Mobility, number>> = { FW: 4, LW: 3, PT: 2, RB: 1 };
