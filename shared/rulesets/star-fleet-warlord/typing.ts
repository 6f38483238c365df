import type { Unnumbered, AnyOrder } from '#kernel/game/plan.ts';
import type { Fault } from '#kernel/orders/sheet.ts';
import type { Written } from '#kernel/orders/words.ts';
import { wordsOf } from '#kernel/orders/words.ts';
import { defined } from '#kernel/words/defined.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { HexNumber, SectorId } from './model/ids.ts';
import { hexIn, placeIn, sectorIn } from './model/ids.ts';

/** A typed line while it is read, word by word. */
export interface Reading {
  readonly line: string;
  /** The word that an order begins with. */
  readonly code: Written;
  /** Its sector, where the line does not name one. */
  readonly home: SectorId | undefined;
  /** The next word if it is like this, in capitals, and passes it; undefined if it is not, or there is none. */
  next(like?: RegExp): Written | undefined;
  /** All that is left of the line, as it is typed. */
  rest(): Written | undefined;
  /** The next word, unless another order begins with it. */
  ahead(): Written | undefined;
  /** The last word that was passed: at first the code. */
  last(): Written;
}

/** How orders of a kind are typed and written. One kind may be typed in several ways: the first one is written. */
export interface WrittenAs {
  readonly kind: string;
  /** The word that it begins with, in capitals. */
  readonly like: RegExp;
  /** Lines that are proposed to whoever types. */
  readonly meant: readonly string[];
  read(reading: Reading): Unnumbered<AnyOrder> | Fault;
  write(order: Unnumbered<AnyOrder>): string;
}

/** What is wrong with words of a line, and how it was perhaps meant. */
export const wrong = ({ from, to }: Pick<Written, 'from' | 'to'>, said: Phrase, instead?: string): Fault => ({
  from,
  to,
  said,
  ...defined({ instead }),
});

/** What is wrong with what an order takes: the word that is none of it, or its code where nothing more stands there; the last word, if that was `passed`. */
export const wrongNext = (reading: Reading, said: Phrase, passed = false): Fault =>
  wrong(passed ? reading.last() : (reading.ahead() ?? reading.code), said);

/** A whole number; undefined where the next word is none. */
export function numberNext(reading: Reading): number | undefined {
  const word = reading.next(/^\d{1,6}$/);
  return word === undefined ? undefined : Number(word.word);
}

/** One of several words, each known by its first four letters, such as TERR for Terrain. */
export const keywordNext = <const T extends string>(reading: Reading, words: readonly T[]): T | undefined => {
  const word = reading.next(new RegExp(`^(${words.map((one) => one.slice(0, 4)).join('|')})`));
  return words.find((one) => word?.word.toUpperCase().startsWith(one.slice(0, 4)) === true);
};

/** The rest of a line without the quotation marks around it; a fault where it is longer than `most`. */
export function textNext(reading: Reading, most: number): string | Fault {
  const rest = reading.rest();
  const text = unquoted(rest?.word ?? '');
  return rest !== undefined && text.length > most
    ? wrong(rest, phrase('This can have at most {most} characters.', { most }))
    : text;
}

export const unquoted = (text: string): string =>
  text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text;

/** The number of a hex. */
export const hexLike = /^(0[1-9]|1[0-6])(0[1-9]|1[0-6])$/;

/** A hex by its number, with its sector before it or in the reader’s own: `62 1101` or `1101`. */
export function placeNext(reading: Reading): PlaceId | Fault {
  const sector = reading.next(/^(\d\d|gy)$/i);
  const hex = reading.next(hexLike);
  const id = sector === undefined ? reading.home : (`s${sector.word.toLowerCase()}` as SectorId);
  if (hex === undefined || id === undefined)
    return wrong(
      reading.ahead() ?? sector ?? reading.code,
      phrase('{code} takes a hex, such as 1101, with its sector before it unless it is yours.', {
        code: reading.code.word.toUpperCase(),
      }),
    );
  return placeIn(id, hex.word as HexNumber);
}

/** What a line gives; one with faults gives no orders. */
export interface Typed<O> {
  readonly orders: readonly Unnumbered<O>[];
  readonly faults: readonly Fault[];
}

/** Reads orders one after another; what no order begins with is told by `unknown`, and words that it passes over have none. */
export function readOrders(
  line: string,
  ways: readonly WrittenAs[],
  unknown: (word: Written) => Fault | undefined,
  home?: SectorId,
): Typed<AnyOrder> & { readonly read: number } {
  const words = wordsOf(line);
  const orders: Unnumbered<AnyOrder>[] = [];
  const faults: Fault[] = [];
  let at = 0;
  const wayOf = ({ word }: Written): WrittenAs | undefined =>
    ways.find(({ like }) => like.test(word.toUpperCase()));
  const reading = (code: Written): Reading => ({
    line,
    code,
    home,
    next(like) {
      const word = words[at];
      if (word === undefined || like?.test(word.word.toUpperCase()) === false) return undefined;
      at += 1;
      return word;
    },
    rest() {
      const from = words[at]?.from;
      at = words.length;
      return from === undefined
        ? undefined
        : { word: line.slice(from - 1).trimEnd(), from, to: line.trimEnd().length };
    },
    ahead() {
      const word = words[at];
      return word === undefined || wayOf(word) !== undefined ? undefined : word;
    },
    last: () => words[at - 1] ?? code,
  });
  for (let code = words[at]; code !== undefined; code = words[at]) {
    at += 1;
    const read = wayOf(code)?.read(reading(code)) ?? unknown(code);
    if (read === undefined) continue;
    if (!('said' in read)) orders.push(read);
    else {
      faults.push(read);
      // What is wrong is no order of its own besides.
      while ((words[at]?.to ?? Infinity) <= read.to) at += 1;
    }
  }
  return { orders: faults.length > 0 ? [] : orders, faults, read: at };
}

/** A hex with its sector, as lines have it: `62 1101`. */
export const placeText = (place: PlaceId): string => `${sectorIn(place).slice(1)} ${hexIn(place)}`;

/** What follows the hex of a line; a fault where the line has none. */
export const withPlace = <T>(reading: Reading, then: (place: PlaceId) => T | Fault): T | Fault => {
  const place = placeNext(reading);
  return typeof place === 'string' ? then(place) : place;
};
