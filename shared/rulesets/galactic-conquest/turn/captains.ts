import type { Sequence } from '#kernel/sequence/step.ts';
import { decideForCaptains } from '../captains/decide.ts';
import { tellCaptains } from '../captains/discretion.ts';
import type { GalacticConquest } from '../game.ts';

/** Before courses are set, captains decide what is left to them. */
export const captains: Sequence<GalacticConquest> = [
  { name: 'Instructions to captains', cite: 'GC A9.10', run: tellCaptains },
  { name: 'Decisions of captains', cite: 'GC A9.10', run: decideForCaptains },
];
