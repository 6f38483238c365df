import { sumOf } from '#kernel/steps/fractions.ts';
import type { Card } from './cards.ts';
import type { SystemType } from './systems.ts';
import { engines } from './systems.ts';

/* OURS: what a ship counts where forces are chosen under a limit. The rulebook gives its ships no value. */

/** A weapon counts by what it does at middle range; any other box of a ship as one. */
const counts: Readonly<Partial<Record<SystemType, number>>> = {
  'ph-1': 6,
  'ph-2': 4,
  'ph-3': 2,
  phot: 12,
  disr: 8,
};

/** Points of a ship: its boxes, one more for each that makes power, and half a point for a box of its shields. */
export const pointsOf = ({ boxes, shields }: Card): number =>
  sumOf(boxes.map(({ system }) => counts[system] ?? (engines.includes(system) ? 2 : 1))) +
  Math.ceil(sumOf(shields) / 2);
