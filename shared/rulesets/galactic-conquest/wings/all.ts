import type { Books } from '#kernel/codec/books.ts';
import { buildFlyers } from './build.ts';
import { flyersBuilt, flyersOrdered } from './built.ts';
import { deploy, deployed, deployOrdered } from './deploy.ts';
import { wingsDisintegrated } from './disintegrate.ts';
import { wingsReplaced } from './replace.ts';
import { shuttlesGiven } from './shuttles.ts';

/** All that is ordered of fighters and gunboats, over the books of a game, and all that happens to them outside battles. */
export const flyingOrders = (books: Books) => [deploy(books), buildFlyers(books)] as const;
export const flyingEvents = [
  flyersOrdered,
  flyersBuilt,
  wingsReplaced,
  deployOrdered,
  deployed,
  wingsDisintegrated,
  shuttlesGiven,
] as const;
