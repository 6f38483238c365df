import type { Books } from '#kernel/codec/books.ts';
import type { Sequence } from '#kernel/sequence/step.ts';
import type { GalacticConquest } from '../game.ts';
import { enhanceAll } from '../refits/enhance.ts';
import { refitAllStock } from '../refits/stock.ts';
import { refitAllWings } from '../refits/wings.ts';
import { trainAllCrews } from '../academy/train.ts';
import { setAlerts } from '../alerts/alert.ts';
import { carryAll } from '../minelaying/shuttles.ts';
import { mothballAll } from '../mothballs/mothball.ts';
import { reactivateAll } from '../mothballs/reactivate.ts';
import { restore } from '../mothballs/restoration.ts';
import { groupBases } from '../bases/fitting/grouping.ts';
import { keepMothballs } from '../mothballs/upkeep.ts';
import { keepRatings } from '../ratings/exempt.ts';
import { lowerAll } from '../ratings/lower.ts';
import { scrapAllShips } from '../yards/scrapping/scrapShips.ts';
import { scrapStocks } from '../yards/scrapping/scrapStock.ts';

/** What squadrons can command this turn, and what mothballs cost. */
export const readying: Sequence<GalacticConquest> = [
  { name: 'Alert levels', cite: 'GC C40.20', run: setAlerts },
  { name: 'Command ratings', cite: 'GC B12.110', run: lowerAll },
  { name: 'Reactivation of ships', cite: 'GC B9.50', run: reactivateAll },
  { name: 'Grouping of ground bases', cite: 'GC A12.30', run: groupBases },
  { name: 'Mothballs', cite: 'GC B9.60', run: keepMothballs },
];

/** Command ratings that are kept, once it is known which trade routes are shut down (E1.31), ships that are refitted, and those that go out of service. */
export const storing = (books: Books): Sequence<GalacticConquest> => [
  { name: 'Scrapping of ships', cite: 'GC B9.10', run: scrapAllShips(books) },
  { name: 'Scrapping of stock', cite: 'GC B9.20', run: scrapStocks(books) },
  { name: 'Exempt command ratings', cite: 'GC B12.120', run: keepRatings },
  { name: 'Enhancement of sensors', cite: 'GC C5.61', run: enhanceAll },
  { name: 'Refit of fighters', cite: 'GC C20.100', run: refitAllWings(books) },
  { name: 'Refit of stock', cite: 'GC C20.100', run: refitAllStock(books) },
  { name: 'Loading of shuttles', cite: 'GC C4.25', run: carryAll },
  { name: 'Mothballing of ships', cite: 'GC B9.40', run: mothballAll(books) },
  { name: 'Training of crews', cite: 'GC C9.50', run: trainAllCrews },
  { name: 'Restoration', cite: 'GC B13.20', run: restore(books) },
];
