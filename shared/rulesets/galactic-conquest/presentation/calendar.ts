import type { MapPicture, Sight } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { firstYear, yearOf } from '../map/seats.ts';
import { numberOf } from '../model/opening/purchase.ts';
import type { View } from '../model/state.ts';

/** A turn of the calendar as the book writes it, half a year each: `Y150.1` (A7.10); turn 0 is the purchase of navies before the first one. `year`: of the first turn. */
export const calendar = (turn: number, year = firstYear): Phrase =>
  turn === 0
    ? phrase('the purchase of navies')
    : phrase('{when}', { when: `Y${yearOf({ turn, year })}.${((turn - 1) % 2) + 1}` });

/** The same of a turn by the number that files have for it. */
export const calendarOf = (number: number, view?: Pick<View, 'year' | 'before'>): Phrase =>
  calendar(number - (view?.before ?? 0), view?.year);

/** A map whose sights name turns by the numbers that clients have for them. */
export function numbered(view: View, picture: MapPicture): MapPicture {
  if (view.before === undefined) return picture;
  const shown = <T extends { readonly sight?: Sight }>(one: T): T =>
    one.sight?.turn === undefined
      ? one
      : { ...one, sight: { ...one.sight, turn: numberOf(view, one.sight.turn) } };
  return { ...picture, places: picture.places.map(shown), pieces: picture.pieces.map(shown) };
}
