import { bookDigest, booksOf } from '#kernel/codec/books.ts';
import { galacticConquest as overNothing } from '#rulesets/galactic-conquest/ruleset.ts';
import { shipBook } from '#rulesets/galactic-conquest/ships/list/book.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';

const text = shipBook(ourShips);
/** How worlds of the tests cite our ship list. */
export const ourList = bookDigest(text);
/** Our ship list, as the book of a game. */
export const books = booksOf([text]);
/** The rules over our ship list. */
export const galacticConquest = overNothing.open?.(books) ?? overNothing;
