import type { BookNeed } from '#kernel/beginning.ts';
import type { Books, Digest } from '#kernel/codec/books.ts';
import { line, list, object, optional } from '#kernel/codec/shapes.ts';
import { inLines } from '#kernel/files/jsonPlaces.ts';
import { readJson } from '#kernel/files/jsonText.ts';
import { keysAsWritten } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { CardData } from '../cards/cards.ts';
import { cardShape } from '../cards/cards.ts';
import { ownBook } from '../cards/known.ts';
import { mostCards } from '../model/limits.ts';
import { cardFaults } from './cardFaults.ts';

/* A book of ship cards, as a game master, a scenario or another game brings it: JSON, with all that is wrong with it told by its line. */

const bookShape = object({ title: optional(line(100, 1)), cards: list(cardShape, mostCards) });

/** Reads a book of cards. Never throws. */
export function readCardBook(text: string): Result<readonly CardData[], readonly Problem[]> {
  const json = readJson(text);
  if (!json.ok) return json;
  const read = bookShape.parse(json.value);
  const faults = read.ok ? cardFaults(read.value.cards) : read.fault;
  return read.ok && faults.length === 0 ? good(read.value.cards) : bad(faults.map(inLines(text)));
}

const inner = '    ';
/** A member of a card on a line; weapons a line each. */
const memberText = (name: string, value: unknown): string =>
  `${inner}${JSON.stringify(name)}: ${
    name === 'weapons' && Array.isArray(value)
      ? `[\n${value.map((one) => `${inner}  ${JSON.stringify(one)}`).join(',\n')}\n${inner}]`
      : JSON.stringify(value)
  }`;

/** A book of these cards, to be read and changed by hand. */
export function cardBookText(cards: readonly CardData[]): string {
  const written = cards.map((card) => {
    const values: Readonly<Record<string, unknown>> = card;
    return `  {\n${keysAsWritten(card)
      .keys.map((name) => memberText(name, values[name]))
      .join(',\n')}\n  }`;
  });
  return `{"cards": [\n${written.join(',\n')}\n]}\n`;
}

/** What a new game asks for: any book without a fault, or else the program's own. */
export const cardsNeed: BookNeed = {
  name: 'cards',
  label: 'Ship cards',
  usual: cardBookText(ownBook),
  check(text) {
    const read = readCardBook(text);
    return read.ok ? [] : read.fault;
  },
};

/** @throws RangeError if the text is no book of cards: no game is begun with such a book. */
function cardsIn(text: string): readonly CardData[] {
  const read = readCardBook(text);
  if (!read.ok) throw new RangeError('This book holds no ship cards.');
  return read.value;
}

/** The cards of a game's book; none where it has no such book. */
export const cardsOf = (books: Books, book: Digest | undefined): readonly CardData[] =>
  book === undefined ? [] : books.read(book, cardsIn);
