import { join } from 'node:path';
import type { Digest } from '#kernel/codec/books.ts';
import { bookDigest, booksOf, longestBook } from '#kernel/codec/books.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Files } from '#main/ports/files.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import { overBooks } from '../../ruleset.ts';
import { unreadable } from '#contract/refusals/library.ts';
import { bookFile, booksFolder } from '../places.ts';

/** The books of the library: each is one file, named by its digest, whichever game brought it. */
export interface BookShelf {
  /** The texts of these books: of those that are brought along, or else from the shelf. Refused: one that is in neither, or was changed. */
  texts(books: readonly Digest[], brought: readonly string[]): Promise<Outcome<readonly string[]>>;
  /** Puts texts on the shelf. */
  put(texts: readonly string[]): Promise<Outcome<undefined>>;
  /** The rules over these texts; the same rules over the same texts are opened once. */
  over(ruleset: SomeRuleset, texts: readonly string[]): SomeRuleset;
}

/** How many opened rules are remembered. */
const remembered = 8;

export function makeBookShelf(root: string, files: Files): BookShelf {
  const pathOf = (book: Digest): string => join(root, booksFolder, bookFile(book));
  const recent = new Map<string, SomeRuleset>();

  async function read(book: Digest): Promise<Outcome<string>> {
    const found = await files.read(pathOf(book), 4 * longestBook);
    if (!found.ok) return bad([unreadable('book-missing/library', { book })]);
    const text = new TextDecoder().decode(found.value);
    return bookDigest(text) === book ? good(text) : bad([unreadable('book-changed/library', { book })]);
  }

  return {
    async texts(books, brought) {
      const here = new Map(brought.map((text) => [bookDigest(text), text]));
      const all: string[] = [];
      for (const book of books) {
        const text = here.get(book);
        const found = text === undefined ? await read(book) : good(text);
        if (!found.ok) return found;
        all.push(found.value);
      }
      return good(all);
    },
    async put(texts) {
      for (const text of texts) {
        const book = bookDigest(text);
        // What lies there under this name may have been changed: it is written again.
        if ((await read(book)).ok) continue;
        const written = await files.write(pathOf(book), new TextEncoder().encode(text));
        if (!written.ok) return written;
      }
      return good(undefined);
    },
    over(ruleset, texts) {
      if (ruleset.open === undefined) return ruleset;
      const name = [ruleset.id, ruleset.edition, ...texts.map(bookDigest)].join(' ');
      const before = recent.get(name);
      const opened = before ?? overBooks(ruleset, booksOf(texts));
      recent.delete(name);
      recent.set(name, opened);
      for (const old of [...recent.keys()].slice(0, -remembered)) recent.delete(old);
      return opened;
    },
  };
}
