import type { Books } from '#kernel/codec/books.ts';
import type { Sequence } from '#kernel/sequence/step.ts';
import { settleSystems } from '../runs/settle.ts';
import { workRuns } from '../runs/steps.ts';
import { blockadeBases } from '../bases/blockade.ts';
import { loseSites } from '../bases/finish.ts';
import { moveHomes } from '../economy/homes/homeworlds.ts';
import { moveCores } from '../economy/homes/uproot.ts';
import { drawAll, fillHolds } from '../cargo/draw.ts';
import { judgeSystems } from '../economy/systems.ts';
import { tendMines } from '../minelaying/tend.ts';
import type { GalacticConquest } from '../game.ts';
import { tellFutileRaids } from '../raids/ended.ts';
import { bringLoot } from '../raids/systems.ts';
import { sever } from '../space/blockades.ts';
import { judgeFronts } from '../space/fronts.ts';
import { supplyAll } from '../space/supply.ts';

/** Whose hexes and systems are whose at the end of the segments, and who is in supply. */
export const territoriesOver = (books: Books): Sequence<GalacticConquest> => [
  { name: 'Raids in vain', cite: 'GC B1.70', run: tellFutileRaids },
  { name: 'Blockades', cite: 'GC C12.90', run: sever },
  { name: 'Bases in a blockade', cite: 'GC C12.30', run: blockadeBases },
  { name: 'Homeworlds', cite: 'GC B1.35', run: moveHomes },
  { name: 'Relocation of core economics', cite: 'GC B11.90', run: moveCores },
  { name: 'Contested systems', cite: 'GC B1.60', dice: true, run: judgeSystems },
  { name: 'Fronts', cite: 'GC C11.20', run: judgeFronts },
  { name: 'Sites of lost hexes', cite: 'GC B1.60', run: loseSites },
  { name: 'Minefields', cite: 'GC C4.70', run: tendMines },
  { name: 'Use of cargo', cite: 'GC C13.15', run: drawAll(books) },
  { name: 'Supply', cite: 'GC C13.20', run: supplyAll },
  { name: 'Loading of cargo', cite: 'GC C13.15', run: fillHolds },
  { name: 'Loot', cite: 'GC B1.75', run: bringLoot },
  { name: 'Resource runs', cite: 'GC B3.40', dice: true, run: workRuns },
  { name: 'New systems', cite: 'GC B3.45', run: settleSystems },
];
