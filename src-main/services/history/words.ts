import type { ChronicleQuery } from '#main/ports/cache.ts';

/** A word of a text in searchable form, and its position in UTF-16 units. */
export interface Word {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

/** Without accents and capitals: only letters and digits are left. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');

export function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(wordPattern)].flatMap((match) => {
    const word = folded(match[0]);
    return word === '' ? [] : [{ word, from: match.index, to: match.index + match[0].length }];
  });
}

/** The words of a text as the chronicle stores them. */
export const searchableText = (text: string): string =>
  wordsOf(text)
    .map(({ word }) => word)
    .join(' ');

/**
 * What a player typed as search terms: words in any order; quoted words in their order. A word with a
 * punctuation mark in it, such as O'Brien, is one term. The last word may be incomplete, unless it is quoted.
 */
export function termsOf(typed: string): ChronicleQuery['terms'] {
  const pieces = [...typed.matchAll(/["“”]([^"“”]*)(?:["“”]|$)|[^\s"“”]+/gu)];
  return pieces.flatMap((match, index) => {
    const quoted = match[1];
    const words = wordsOf(quoted ?? match[0]).map(({ word }) => word);
    return words.length === 0 ? [] : [{ words, open: quoted === undefined && index === pieces.length - 1 }];
  });
}

/** The positions of the terms in a text, in order and without overlaps. */
export function marksIn(
  text: string,
  terms: ChronicleQuery['terms'],
): readonly (readonly [number, number])[] {
  const words = wordsOf(text);
  const marks: (readonly [number, number])[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const long = Math.max(
      0,
      ...terms.filter((term) => standsAt(words, at, term)).map((term) => term.words.length),
    );
    const [first, last] = [words[at], words[at + long - 1]];
    if (long === 0 || first === undefined || last === undefined) continue;
    marks.push([first.from, last.to]);
    at += long - 1;
  }
  return marks;
}

function standsAt(
  words: readonly Word[],
  at: number,
  { words: wanted, open }: ChronicleQuery['terms'][number],
): boolean {
  return wanted.every((word, index) => {
    const found = words[at + index]?.word;
    return open && index === wanted.length - 1 ? found?.startsWith(word) === true : found === word;
  });
}
