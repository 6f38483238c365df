import type { Books } from '#kernel/codec/books.ts';
import type { Sequence } from '#kernel/sequence/step.ts';
import type { GalacticConquest } from '../game.ts';
import { upgradeToX } from '../bases/upgrade.ts';
import { upgradeAll } from '../aging/upgraded.ts';
import { convertShips } from '../yards/ships/convert.ts';
import { convertAllPrizes } from '../yards/ships/prizes.ts';
import { giveAllShips } from '../yards/ships/give.ts';
import { handOverAll } from '../yards/ships/handOver.ts';
import { changeAllYards } from '../yards/laying/change.ts';
import { layYards } from '../yards/laying/lay.ts';
import { makeDockYards } from '../yards/laying/dock.ts';
import { makeStationYards } from '../yards/laying/station.ts';
import { layShips } from '../yards/build.ts';
import { beginGuards } from '../national/guard.ts';
import { layFlyers } from '../wings/build.ts';

/** What is done in yards, and who gets what was built (B8, B11.40 to B11.100). */
export const shipbuilding = (books: Books): Sequence<GalacticConquest> => [
  { name: 'Construction of X-bases', cite: 'GC C19.20', run: upgradeToX },
  { name: 'Drones and plasma', cite: 'GC B11.85', run: upgradeAll(books) },
  { name: 'Conversions', cite: 'GC B11.50', run: convertShips(books) },
  { name: 'Conversion of captured ships', cite: 'GC C2.40', run: convertAllPrizes(books) },
  { name: 'Gifts of ships', cite: 'GC B11.100', run: giveAllShips(books) },
  { name: 'Ships for the merchants', cite: 'GC B11.130', run: handOverAll(books) },
  { name: 'Changes to yards', cite: 'GC B8.70', run: changeAllYards(books) },
  { name: 'Construction of yards', cite: 'GC B8.21', run: layYards(books) },
  { name: 'Conversion of base stations', cite: 'GC B8.90', run: makeStationYards },
  { name: 'Conversion of docks', cite: 'GC B8.96', run: makeDockYards },
  { name: 'Construction of ships', cite: 'GC B11.40', run: layShips(books) },
  { name: 'Construction of National Guards', cite: 'GC B11.120', run: beginGuards(books) },
  { name: 'Construction of fighters', cite: 'GC B8.40', run: layFlyers(books) },
];
