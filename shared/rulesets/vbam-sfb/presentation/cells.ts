import type { Row } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/report/phrase.ts';
import { phrase } from '#kernel/report/phrase.ts';

/* Facts and cells of pages. */
export const fact = (label: string, value: Phrase) => ({ label, value });
export const number = (label: string, n: number) => fact(label, phrase('{n}', { n }));
export const cell = (n: number): Row['cells'][string] => ({ value: phrase('{n}', { n }), sort: n });

export const columns = [
  ['census', 'Census'],
  ['productivity', 'Productivity'],
  ['morale', 'Morale'],
  ['raw', 'RAW'],
  ['capacity', 'Capacity'],
] as const;
