import type { Books } from '#kernel/codec/books.ts';
import { guardFinished, guardsReturned, guardsStored } from './command.ts';
import { buildGuard, guardBegun } from './guard.ts';

/** Orders about the National Guard. */
export const guardOrdersOver = (books: Books) => [buildGuard(books)] as const;
/** What happens in it. */
export const guardEvents = [guardBegun, guardFinished, guardsStored, guardsReturned] as const;
