import { sumOf } from '#kernel/steps/fractions.ts';
import type { Squadron } from '../model/squadron.ts';
import { worthOfAll } from '../ships/worth.ts';
import { boxesOf } from '../trade/units.ts';

/** Economic points that a cargo box holds beside what its ship carries anyway (B1.25). */
const perBox = 5;
/** The most points that a squadron carries: the BPV of its ships, and five for each cargo box, which are of no use to others while it works at a resource run (B1.25, B3.152). OURS: boxes are those of merchants. */
export const carriedBy = ({ ships, work }: Pick<Squadron, 'ships' | 'work'>): number =>
  worthOfAll(ships) +
  (work?.kind === 'prospect' ? 0 : perBox * sumOf(ships.map((ship) => boxesOf({ [ship.hull]: 1 }))));
