import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { firstYear, yearOf } from '../map/seats.ts';

/** A turn as the book writes it, half a year each: `Y150.1` (A7.10). `year`: of the first turn. */
export const calendar = (turn: number, year = firstYear): Phrase =>
  phrase('{when}', { when: `Y${yearOf({ turn, year })}.${((turn - 1) % 2) + 1}` });
