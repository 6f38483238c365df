import type { Column, Fact, Row, Tone } from '#kernel/presentation.ts';
import type { Phrase } from '#kernel/report/phrase.ts';
import { phrase } from '#kernel/report/phrase.ts';

type Cell = Row['cells'][string];

/** A cell of a table; `sort` orders its column. */
export const cell = (value: Phrase, sort: number | string, tone?: Tone): Cell => ({
  value,
  sort,
  ...(tone === undefined ? {} : { tone }),
});

/** A cell of plain text. */
export const text = (words: string, sort: number | string, tone?: Tone): Cell =>
  cell(phrase('{words}', { words }), sort, tone);

/** One line of facts. */
export const fact = (label: string, value: Phrase, tone?: Tone): Fact => ({
  label,
  value,
  ...(tone === undefined ? {} : { tone }),
});

/** Text that is said as it stands. */
export const words = (said: string): Phrase => phrase('{words}', { words: said });

/** A column of words. */
export const wordColumn = (key: string, label: string): Column => ({ key, label, align: 'left' });

/** A column of figures. */
export const figureColumn = (key: string, label: string): Column => ({ key, label, align: 'right' });
