import { expect, test } from 'vitest';
import { bookDigest, booksOf, citation } from '#kernel/codec/books.ts';

test('a book is cited by the SHA-256 of its text', () => {
  // The digest of «abc» is the first example of FIPS 180-4.
  const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(bookDigest('abc')).toBe(abc);
  expect(citation.parse(abc)).toEqual({ ok: true, value: abc });
  expect(citation.parse(abc.toUpperCase()).ok).toBe(false);
  expect(citation.parse(abc.slice(1)).ok).toBe(false);
});

test('books that are there are read, others are missed by name', () => {
  const books = booksOf(['one', 'two']);
  const [one, three] = [bookDigest('one'), bookDigest('three')];
  expect([books.has(one), books.has(three)]).toEqual([true, false]);
  expect(books.read(one, (text) => text.length)).toBe(3);
  expect(() => books.read(three, (text) => text)).toThrow(three);
});

test('a reader is asked once for each book, and another reader for itself', () => {
  const books = booksOf(['one', 'three']);
  const asked: string[] = [];
  const reader = (text: string): number => asked.push(text) && text.length;
  const read = ['one', 'three', 'one'].map((text) => books.read(bookDigest(text), reader));
  expect(read).toEqual([3, 5, 3]);
  expect(asked).toEqual(['one', 'three']);
  expect(books.read(bookDigest('one'), (text) => text.at(0))).toBe('o');
});
