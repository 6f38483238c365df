import type { Column, Fact, Row, Tone } from '#kernel/presentation.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';

type Cell = Row['cells'][string];

/** A cell of a table; `sort` orders its column. */
export const cell = (value: Phrase, sort: number | string, tone?: Tone): Cell => ({
  value,
  sort,
  ...defined({ tone }),
});

/** A cell with a name or a figure. */
export const text = (value: string, sort: number | string, tone?: Tone): Cell =>
  cell(phrase('{value}', { value }), sort, tone);

/** A cell with fixed words, such as `Defeated`. */
export const term = (template: string, sort: number | string, tone?: Tone): Cell =>
  cell(phrase(template), sort, tone);

/** One line of facts. */
export const fact = (label: string, value: Phrase, tone?: Tone): Fact => ({
  label,
  value,
  ...defined({ tone }),
});

/** A name or a text that somebody wrote. */
export const written = (text: string): Phrase => phrase('{text}', { text });

/** A column of words. */
export const wordColumn = (key: string, label: string): Column => ({ key, label, align: 'left' });

/** A column of figures. */
export const figureColumn = (key: string, label: string): Column => ({ key, label, align: 'right' });
