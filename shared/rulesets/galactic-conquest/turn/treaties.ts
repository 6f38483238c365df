import type { Sequence } from '#kernel/sequence/step.ts';
import { changeAlliances } from '../expeditions/alliance.ts';
import type { GalacticConquest } from '../game.ts';
import { changePacts, endPacts, makePacts } from '../pacts/steps.ts';
import { changePartners, partPartners } from '../research/partners.ts';
import { tradeTechs } from '../research/trading.ts';

/** What empires agree on with each other. */
export const treaties: Sequence<GalacticConquest> = [
  { name: 'Alliances', cite: 'GC C22.10', run: changeAlliances },
  { name: 'Preferred partners', cite: 'GC C17.75', run: changePartners },
  { name: 'Trading pacts', cite: 'GC C30.0', run: makePacts },
  { name: 'Pools of pacts', cite: 'GC C30.20', run: changePacts },
  { name: 'Trade of technologies', cite: 'GC C17.70', run: tradeTechs },
];

/** What is over between them at the end of the turn. */
export const treatiesEnd: Sequence<GalacticConquest> = [
  { name: 'End of pacts', cite: 'GC C30.25', run: endPacts },
  { name: 'End of partnerships', cite: 'GC C17.75', run: partPartners },
];
