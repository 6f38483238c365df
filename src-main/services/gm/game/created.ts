import type { Digest } from '#kernel/codec/books.ts';
import { bookDigest, booksOf } from '#kernel/codec/books.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { good } from '#kernel/words/result.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import type { Begin } from './recordShapes.ts';
import { overBooks } from '../../ruleset.ts';

/** A new game's world. */
export interface NewWorld {
  /** The rules over the books of the game. */
  readonly ruleset: SomeRuleset;
  readonly state: unknown;
  /** The texts of all its books, by their digests. */
  readonly texts: Readonly<Record<Digest, string>>;
  /** For the record of how it began; absent where there are no books. */
  readonly books?: NonNullable<Begin['books']>;
}

/** Makes the world of a new game: the rules are opened over the books that were brought, and then over those that were made with the world too. */
export function newWorld(
  listed: SomeRuleset,
  brought: Readonly<Record<string, string>>,
  setup: unknown,
  dice: Draw,
): Outcome<NewWorld> {
  const given = valuesInOrder(brought);
  const named = Object.fromEntries(inOrder(brought).map(([name, text]) => [name, bookDigest(text)]));
  const made = overBooks(listed, booksOf(given)).beginning.create(setup, named, dice);
  if (!made.ok) return made;
  const all = [...given, ...made.value.books];
  return good({
    ruleset: overBooks(listed, booksOf(all)),
    state: made.value.state,
    texts: Object.fromEntries(all.map((text) => [bookDigest(text), text])),
    ...(all.length === 0 ? {} : { books: { brought: named, made: made.value.books.map(bookDigest) } }),
  });
}
