import type { Sequence } from '#kernel/sequence/step.ts';
import type { GalacticConquest } from '../game.ts';
import { raidConvoys } from '../raids/convoys.ts';
import { judgeConvoys } from '../raids/defended.ts';
import { endRaids } from '../raids/ended.ts';
import { raidSystems } from '../raids/systems.ts';

/** Raids of a segment, after its battles (B1.70, B2.20). */
export const raiding: Sequence<GalacticConquest> = [
  { name: 'End of raids', cite: 'GC D1.85', run: endRaids },
  { name: 'Convoy raids', cite: 'GC B2.20', dice: true, run: raidConvoys },
  { name: 'Defended convoys', cite: 'GC B2.30', run: judgeConvoys },
  { name: 'Raids on systems', cite: 'GC B1.70', run: raidSystems },
];
