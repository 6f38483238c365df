import type { BookNeed } from '#kernel/beginning.ts';
import type { Books, Digest } from '#kernel/codec/books.ts';
import { bookDigest, bookText, booksOf } from '#kernel/codec/books.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { bad, good } from '#kernel/words/result.ts';
import { GameTrouble, type GameStore } from '../../../ports/game/store.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { SomeRuleset } from '../../ruleset.ts';
import type { Begin } from './recordShapes.ts';
import { beginMemo, beginRecord } from './recordShapes.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/** The books of a game: those that were brought to its beginning, and those that were made with its world. They lie beside it, each once, as memos. */
export const bookMemo = (book: Digest): string => `book ${book}`;

/** The digests of all books that a game began with. */
export const booksBegun = ({ books }: Begin): readonly Digest[] =>
  books === undefined ? [] : [...new Set([...valuesInOrder(books.brought), ...books.made])].sort();

/** The texts of an open game's books. */
export const textsOf = (store: Pick<GameStore, 'memo'>): readonly string[] => {
  const read = readTexts(store);
  if (!read.ok) throw new GameTrouble(read.fault[0] as Problem, undefined);
  return read.value;
};

/** The books of an open game. */
export const booksIn = (store: Pick<GameStore, 'memo'>): Books => booksOf(textsOf(store));

/** The texts of a game's books; refused: a book that is missing, or is not what it was. */
export function readTexts(store: Pick<GameStore, 'memo'>): Outcome<readonly string[]> {
  const raw = store.memo(beginMemo);
  const begin = raw === undefined ? undefined : beginRecord.parse(raw);
  const books = begin?.ok === true ? booksBegun(begin.value) : [];
  const texts = books.map((book) => [book, store.memo(bookMemo(book))] as const);
  const faults = texts.flatMap(([book, text]) => faultOf(book, text));
  return faults.length === 0 ? good(texts.map(([, text]) => text as string)) : bad(faults);
}

/** What is wrong with these texts of a game that began so: they must be its books, each once and in order. */
export const textFaults = (begin: Begin | undefined, texts: readonly string[]): readonly Problem[] => {
  const there = texts.map(bookDigest);
  const wanted = begin === undefined ? [] : booksBegun(begin);
  const missing = wanted.filter((book) => !there.includes(book));
  if (missing.length > 0) return missing.map((book) => unreadable('book-missing', { book }));
  const strange = there.find((book, at) => book !== wanted[at]);
  return strange === undefined ? [] : [unreadable('book-out-of-place', { book: strange })];
};

function faultOf(book: Digest, text: unknown): readonly Problem[] {
  if (typeof text !== 'string') return [unreadable('book-missing', { book })];
  return bookDigest(text) === book ? [] : [unreadable('book-changed', { book })];
}

/** The books for a new game, by the names of what it needs: those that are brought, or else the usual ones. */
export function brought(
  { beginning: { needs } }: SomeRuleset,
  texts: Readonly<Record<string, string>>,
): Outcome<Readonly<Record<string, string>>> {
  const strange = inOrder(texts).find(([name]) => needs.every((need) => need.name !== name));
  if (strange !== undefined)
    return bad([
      unreadable('no-such-book', { name: strange[0], names: needs.map(({ name }) => name).join(', ') }),
    ]);
  const given = needs.map((need) => [need, texts[need.name] ?? need.usual] as const);
  const faults = given.flatMap(([need, text]) => wrongWith(need, text));
  return faults.length === 0
    ? good(Object.fromEntries(given.map(([{ name }, text]) => [name, text ?? ''])))
    : bad(faults);
}

function wrongWith(need: BookNeed, text: string | undefined): readonly Problem[] {
  const { label, digest } = need;
  if (text === undefined) return [unreadable('book-wanted', { label })];
  if (digest !== undefined && bookDigest(text) !== digest) return [unreadable('other-book', { label })];
  return need.check(text);
}

/** The texts of the books that a view cites, and that an earlier view of the same reader does not. */
export function citedTexts(
  { cites }: SomeRuleset,
  books: Books,
  view: unknown,
  before?: unknown,
): readonly string[] {
  if (cites === undefined) return [];
  const had = new Set(before === undefined ? [] : cites(before));
  return [...new Set(cites(view))]
    .filter((book) => !had.has(book))
    .sort()
    .map((book) => bookText(books, book));
}
