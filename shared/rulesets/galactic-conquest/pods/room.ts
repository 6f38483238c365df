import type { Books } from '#kernel/codec/books.ts';
import { carryPods, podsWanted } from './carry.ts';
import { podsReplaced } from './replace.ts';

/** All that is ordered of the pods of tugs, over the books of a game, and all that happens to them (C20.90). */
export const podOrders = (books: Books) => [carryPods(books)] as const;
export const podEvents = [podsWanted, podsReplaced] as const;
