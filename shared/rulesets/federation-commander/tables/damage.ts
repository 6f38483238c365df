import type { Family, SystemType } from './cards.ts';

/** A volley of so many points scores one inside, whatever the shield stops (FC 3C8). */
export const burnThrough = 10;
/** Half tokens for one box of a shield, at the start of a turn (FC 3C7). */
export const regenerationCost = 4;
/** The most boxes that go from one shield to another (FC 3C3). */
export const mostMoved = 5;

/** Repair points for one box (FC 5G3). */
export const repairCost: Readonly<Record<Family, number>> = {
  weapon: 4,
  power: 3,
  system: 2,
  control: 2,
  hull: 1,
};

/** Victory points for what befalls an enemy ship (FC 8B2); OURS: the highest alone counts. */
export const victoryPoints = { internal: 10, disengaged: 25, crippled: 50, destroyed: 100 } as const;

/* OURS: what a ship does as long as its captain says nothing else. */

/** The order in which systems lose boxes. */
export const loseFirst: readonly SystemType[] = [
  ...(['add', 'drn', 'r-hull', 'f-hull', 'lab', 'shtl', 'tran', 'prb', 'trac', 'aux', 'ph-3'] as const),
  ...(['emer', 'imp', 'ph-2', 'ph-1', 'l-warp', 'r-warp', 'reac', 'btty', 'disr', 'phot', 'brdg'] as const),
];
/** Boxes of a system that are kept as long as others can be lost. */
export const keepAtLeast: Readonly<Partial<Record<SystemType, number>>> = {
  'l-warp': 4,
  'r-warp': 4,
  btty: 1,
  brdg: 1,
};
/** The order in which systems are repaired. */
export const repairFirst: readonly SystemType[] = [
  ...(['phot', 'disr', 'ph-1', 'l-warp', 'r-warp', 'brdg', 'btty', 'reac', 'imp', 'ph-2', 'ph-3'] as const),
  ...(['emer', 'aux', 'trac', 'tran', 'shtl', 'prb', 'lab', 'f-hull', 'r-hull', 'drn', 'add'] as const),
];
/** Points of reinforcement against a volley of so many points; all there is where it would come through. */
export const reinforcing = { volley: 6, points: 2 } as const;
/** A shield with so few boxes left is filled up from its stronger neighbour, which keeps so many. */
export const shifting = { weak: 3, keep: 6 } as const;
