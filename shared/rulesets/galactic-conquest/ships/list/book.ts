import type { BookNeed } from '#kernel/beginning.ts';
import type { Books, Digest } from '#kernel/codec/books.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { yearOf } from '../../map/seats.ts';
import { impossible } from '../../refusals.ts';
import { csvOf } from './csv.ts';
import type { ShipList } from './shipList.ts';
import { readShipList } from './shipList.ts';
import { listAsOf } from './upgrades.ts';

/** The text of a list as a book of the game: the same list gives the same bytes, and so the same digest. */
export const shipBook = ({ hulls }: Pick<ShipList, 'hulls'>): string => csvOf(hulls);

/** What a new game asks for: any list without a fault, or else the usual one. */
export const shipListNeed = (usual: string): BookNeed => ({
  name: 'ships',
  label: 'Ship list',
  usual,
  check(text) {
    const read = readShipList(text);
    return read.ok ? [] : read.fault;
  },
});

/** @throws RangeError if the text is no list: no game is begun with such a book. */
function listIn(text: string): ShipList {
  const read = readShipList(text);
  if (!read.ok) throw new RangeError('This book is no ship list.');
  return read.value;
}

/**
 * The ship list of a game, read once for each book.
 * @throws RangeError if the book is not there
 */
export const shipsIn = (books: Books, book: Digest): ShipList => books.read(book, listIn);

/** The ship list of a world or a view, as it is in its year (B11.85); undefined where it cites none, or the book is not at hand. */
export const listFor = (
  books: Books,
  { ships, ...when }: { readonly ships?: Digest; readonly turn: number; readonly year?: number },
): ShipList | undefined =>
  ships === undefined || !books.has(ships) ? undefined : listAsOf(shipsIn(books, ships), yearOf(when));

/** Why nothing is done with a hull of which nobody knows what it cost: the list of its world has none so called, or there is no list. */
export const notListed = ({ ships }: { readonly ships?: Digest }, hull: string): Problem =>
  ships === undefined
    ? impossible('GC A1.20', 'no-ship-list')
    : impossible('GC A1.20', 'hull-unlisted', { hull });
