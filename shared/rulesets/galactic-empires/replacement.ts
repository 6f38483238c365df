import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';

/** A replacement is due after the first turn of the game, or two turns in a row, without orders (GE 7286). */
export function replacement(missed: number, first: boolean): Phrase | undefined {
  if (first) return phrase('A replacement is due (GE 7286): the first turn of the game was missed.');
  return missed < 2
    ? undefined
    : phrase('A replacement is due (GE 7286): {missed} turns in a row were missed.', { missed });
}
