import type { Books } from '#kernel/codec/books.ts';
import { topGunsTrained } from './back.ts';
import { topGunsSent, trainTopGuns } from './train.ts';

/** All that is ordered of top gun pilots, over the books of a game, and all that happens to them (C20.300). */
export const topGunOrders = (books: Books) => [trainTopGuns(books)] as const;
export const topGunEvents = [topGunsSent, topGunsTrained] as const;
