import type { Sequence } from '#kernel/sequence/step.ts';
import { changeAlliances } from '../expeditions/alliance.ts';
import type { GalacticConquest } from '../game.ts';
import { changePacts, makePacts } from '../pacts/steps.ts';
import { tradeTechs } from '../research/trading.ts';

/** What empires agree on with each other. */
export const treaties: Sequence<GalacticConquest> = [
  { name: 'Alliances', cite: 'GC C22.10', run: changeAlliances },
  { name: 'Trading pacts', cite: 'GC C30.0', run: makePacts },
  { name: 'Pools of pacts', cite: 'GC C30.20', run: changePacts },
  { name: 'Technologies are traded', cite: 'GC C17.70', run: tradeTechs },
];
