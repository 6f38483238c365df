import type { Sequence } from '#kernel/sequence/step.ts';
import { buildBases } from '../bases/build.ts';
import { beginModules } from '../bases/fitting/fit.ts';
import { restoreCommerce } from '../combat/support/commerce.ts';
import { integrateAll } from '../bases/fitting/integrate.ts';
import { finishBases } from '../bases/finish.ts';
import { upgradeBases } from '../bases/upgrade.ts';
import type { GalacticConquest } from '../game.ts';

/** What is done for bases (B11.60 to B11.71). */
export const basebuilding: Sequence<GalacticConquest> = [
  { name: 'Construction of bases', cite: 'GC B11.60', run: buildBases },
  { name: 'Upgrading of bases', cite: 'GC B11.70', run: upgradeBases },
  { name: 'Construction of modules', cite: 'GC B11.60', run: beginModules },
  { name: 'Integration of defenses', cite: 'GC B11.71', run: integrateAll },
];

/** What of it is finished in a segment (B11.60). */
export const basesDone: Sequence<GalacticConquest> = [
  { name: 'Completion of bases', cite: 'GC B11.60', run: finishBases },
  { name: 'Recovery of commerce', cite: 'GC C7.20', run: restoreCommerce },
];
