import type { Books } from '#kernel/codec/books.ts';
import type { Sequence } from '#kernel/sequence/step.ts';
import type { GalacticConquest } from '../game.ts';
import { orderGunboats } from '../gunboats/send.ts';
import { orderPods } from '../pods/carry.ts';
import { replacePods } from '../pods/replace.ts';
import { orderBombardments } from '../strikes/bombard.ts';
import { orderRides } from '../strikes/ride.ts';
import { orderSorties } from '../strikes/sortie.ts';
import { sendTopGuns } from '../topguns/train.ts';
import { prepareDeploys } from '../wings/deploy.ts';
import { replaceWings } from '../wings/replace.ts';
import { giveShuttles } from '../wings/shuttles.ts';

/** What fighters, gunboats and drones are told to do, once their losses and the pods of tugs are replaced. */
export const striking = (books: Books): Sequence<GalacticConquest> => [
  { name: 'Pod orders', cite: 'GC C20.90', run: orderPods(books) },
  { name: 'Replacement of pods', cite: 'GC C20.90', run: replacePods(books) },
  { name: 'Replacements', cite: 'GC C20.80', run: replaceWings },
  { name: 'Shuttles of logistics officers', cite: 'GC A12.30c', run: giveShuttles(books) },
  { name: 'Training of top guns', cite: 'GC C20.300', run: sendTopGuns(books) },
  { name: 'Bombardment orders', cite: 'GC A10.40f', run: orderBombardments },
  { name: 'Death Rider orders', cite: 'GC C20.520', run: orderRides },
  { name: 'Carrier strike orders', cite: 'GC C20.610', run: orderSorties },
  { name: 'Deployments', cite: 'GC A4.151', run: prepareDeploys(books) },
  { name: 'Gunboat orders', cite: 'GC C20.25', run: orderGunboats },
];
