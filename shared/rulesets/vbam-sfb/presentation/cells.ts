import type { Row } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { turnOfYear, yearOf } from '../economy/tech.ts';

/* Facts and cells of pages. */
export const fact = (label: string, value: Phrase) => ({ label, value });
export const number = (label: string, n: number) => fact(label, phrase('{n}', { n }));
export const cell = (n: number): Row['cells'][string] => ({ value: phrase('{n}', { n }), sort: n });

/** A turn as the calendar of the campaign has it (VB 111). */
export const turnNamed = (turn: number, firstYear: number): Phrase =>
  phrase('turn {turn} of Y{year}', { turn: turnOfYear(turn), year: yearOf({ turn, firstYear }) });

export const columns = [
  ['census', 'Census'],
  ['productivity', 'Productivity'],
  ['morale', 'Morale'],
  ['raw', 'RAW'],
  ['capacity', 'Capacity'],
] as const;
