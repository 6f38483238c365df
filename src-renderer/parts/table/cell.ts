import { defined } from '#kernel/words/defined.ts';
import type { Row, Tone } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';

/** Most characters of a text that stays on one line. */
export const short = 12;

/** One cell of a table. */
export type Cell = Row['cells'][string];

/** A cell with a text, sorted by `sort` or else by the text. */
export const cell = (
  text: string | number,
  {
    tone,
    note,
    sort = text,
  }: {
    readonly tone?: Tone | undefined;
    readonly note?: string | undefined;
    readonly sort?: string | number;
  } = {},
): Cell => ({
  value: phrase('{text}', { text }),
  sort,
  ...defined({ tone, note }),
});

/** A name that does not wrap. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');
