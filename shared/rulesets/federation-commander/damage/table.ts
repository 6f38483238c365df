import type { SystemType } from '../cards/systems.ts';

/** A volley of so many points scores one inside, whatever the shield stops (FC 3C8). */
export const burnThrough = 10;

/** Systems that nothing in these missions asks for. */
export const ofNoUse: readonly SystemType[] = [
  ...(['add', 'drn', 'r-hull', 'f-hull', 'lab', 'shtl', 'tran', 'prb', 'trac'] as const),
];

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
/** Points of reinforcement against a volley of so many points; all there is where it would come through. */
export const reinforcing = { volley: 6, points: 2 } as const;
