import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Fault } from '#kernel/orders/sheet.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Phrase } from '#kernel/words/phrase.ts';

/** What a line gives; one with faults gives no orders. */
export interface Typed<O> {
  readonly orders: readonly Unnumbered<O>[];
  readonly faults: readonly Fault[];
}

/** A sentence of a line, between dots, with its columns. */
export interface Sentence {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Sentences end with a dot that is not within quotes; the row of dots after a heading ends one as well (A9.10). */
export const sentencesOf = (line: string): readonly Sentence[] =>
  [...line.matchAll(/(?:"(?:[^"]|"")*"|[^."])+/g)].flatMap(({ 0: part, index }) => {
    const text = part.trim();
    const from = index + part.length - part.trimStart().length + 1;
    return text === '' ? [] : [{ text, from, to: from + text.length - 1 }];
  });

export const wrong = ({ from, to }: Sentence, said: Phrase, instead?: string): Fault => ({
  from,
  to,
  said,
  ...defined({ instead }),
});
