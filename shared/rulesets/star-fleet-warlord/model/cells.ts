import type { Column, Fact, Row, Tone } from '#kernel/presentation.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';

type Cell = Row['cells'][string];

export const fact = (label: string, value: Phrase): Fact => ({ label, value });
export const number = (label: string, n: number): Fact => fact(label, phrase('{n}', { n }));

export const word = (key: string, label: string): Column => ({ key, label, align: 'left' });
export const figure = (key: string, label: string): Column => ({ key, label, align: 'right' });

export const text = (said: string): Cell => ({ value: phrase('{said}', { said }), sort: said });
export const count = (n: number, tone?: Tone): Cell => ({
  value: phrase('{n}', { n }),
  sort: n,
  ...defined({ tone }),
});
