import type { Limits } from '../model/parameters.ts';

/** What a ruler's standing allows (GE 1525-1547); starships are unlimited for both. */
export const statusLimits = {
  royalty: { admirals: 5, annexed: 60 },
  commoner: { admirals: 0, annexed: 7 },
} as const satisfies Readonly<Record<'royalty' | 'commoner', Limits>>;

/** OURS: the most that a treasury holds, in hundredths, so that every file can be read again. What comes on top is lost. */
export const fullTreasury = 1_000_000_000_00;
