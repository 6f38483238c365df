import type { Brand } from '../words/ids.ts';
import { digest } from './digest.ts';
import type { Shape } from './shape.ts';
import { hash } from './shapes.ts';

/** What a book is cited by: the SHA-256 of its text, as 64 hexadecimal digits. */
export type Digest = Brand<string, 'digest'>;

/** Immutable texts outside states and views, which cite them: ground, lists of ships, catalogues. */
export interface Books {
  has(book: Digest): boolean;
  /**
   * What the reader makes of the book; a reader is asked once for each.
   * @throws RangeError if the book is not there
   */
  read<T>(book: Digest, reader: (text: string) => T): T;
}

export const bookDigest = (text: string): Digest => digest(text) as Digest;

/** Citations in states, views and files. */
export const citation = hash as Shape<Digest>;

const whole = (text: string): string => text;
/**
 * The text of a book.
 * @throws RangeError if it is not there
 */
export const bookText = (books: Books, book: Digest): string => books.read(book, whole);

/** The longest text of a book, in characters. */
export const longestBook = 20_000_000;
/** Most books that a game has. */
export const mostBooks = 10_000;

/** The books with these texts. */
export function booksOf(texts: readonly string[]): Books {
  const known = new Map(texts.map((text) => [bookDigest(text), text]));
  const made = new WeakMap<(text: string) => unknown, Map<Digest, unknown>>();
  return {
    has: (book) => known.has(book),
    read<T>(book: Digest, reader: (text: string) => T): T {
      const text = known.get(book);
      if (text === undefined) throw new RangeError(`No book ${book}.`);
      const before = made.get(reader) ?? new Map<Digest, unknown>();
      made.set(reader, before);
      if (!before.has(book)) before.set(book, reader(text));
      return before.get(book) as T;
    },
  };
}
