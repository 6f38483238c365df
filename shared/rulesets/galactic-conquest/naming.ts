import type { SeatId } from '#kernel/words/ids.ts';
import { nearest } from '#kernel/orders/words.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { nameOf } from './map/seats.ts';
import type { Misspoken } from './spoken.ts';

/** An empire by its name, with or without the article. */
export const named = (seats: readonly SeatId[], text: string): SeatId | undefined => {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/^the\s+/, '');
  return seats.find((seat) => nameOf(seat).toLowerCase() === name || seat.toLowerCase() === name);
};

/** Why a name is that of no empire, and which one it may be. */
export function unknownEmpire(seats: readonly SeatId[], text: string): Misspoken {
  const near = nearest(text, seats.map(nameOf));
  return {
    wrong:
      near === undefined
        ? phrase('No empire is called «{name}».', { name: text })
        : phrase('No empire is called «{name}»: is it {near}?', { name: text, near }),
  };
}

/** A text as it stands within quotes, and the other way. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
export const unquoted = (text: string): string => text.replaceAll('""', '"');
