import { bookDigest, booksOf } from '#kernel/codec/books.ts';
import { galacticConquest as overNothing } from '#rulesets/galactic-conquest/ruleset.ts';
import { shipBook } from '#rulesets/galactic-conquest/ships/list/book.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';

const at = (year: number, points: number) => ({ year, points });

const text = shipBook(ourShips);
/** How worlds of the tests cite our ship list. */
export const ourList = bookDigest(text);
/** The same with drones: frigates grow by 9 points in Y162, all but those of Lyrans by 6 in Y161; cruisers by 10 in Y161 (B11.85). */
const droneText = shipBook({
  hulls: ourShips.hulls.map((hull) =>
    hull.class === 'FF'
      ? { ...hull, upgrades: [...(hull.empire === 'L' ? [] : [at(161, 6)]), at(162, 9)] }
      : hull.class === 'CA'
        ? { ...hull, upgrades: [at(161, 10)] }
        : hull,
  ),
});
export const droneList = bookDigest(droneText);
/** Our ship lists, as the books of games. */
export const books = booksOf([text, droneText]);
/** The rules over our ship list. */
export const galacticConquest = overNothing.open?.(books) ?? overNothing;
