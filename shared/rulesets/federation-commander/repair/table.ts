import type { Family, SystemType } from '../cards/systems.ts';

/** Repair points for one box (FC 5G3). */
export const repairCost: Readonly<Record<Family, number>> = {
  weapon: 4,
  power: 3,
  system: 2,
  control: 2,
  hull: 1,
};

/** The most boxes that go from one shield to another (FC 3C3). */
export const mostMoved = 5;

/* OURS: what a ship does as long as its captain says nothing else. */

/** The order in which systems are repaired. */
export const repairFirst: readonly SystemType[] = [
  ...(['phot', 'disr', 'ph-1', 'l-warp', 'r-warp', 'brdg', 'btty', 'reac', 'imp', 'ph-2', 'ph-3'] as const),
  ...(['emer', 'aux', 'trac', 'tran', 'shtl', 'prb', 'lab', 'f-hull', 'r-hull', 'drn', 'add'] as const),
];
/** A shield with so few boxes left is filled up from its stronger neighbour, which keeps so many. */
export const shifting = { weak: 3, keep: 6 } as const;
