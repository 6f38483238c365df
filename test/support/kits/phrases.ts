import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Phrase } from '#kernel/words/phrase.ts';

/** Every phrase inside plain data, however deep. */
export function phrasesIn(value: unknown): readonly Phrase[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(phrasesIn);
  const members = value as Readonly<Record<string, unknown>>;
  if (typeof members.template === 'string' && typeof members.args === 'object')
    return [members as unknown as Phrase];
  return inOrder(members).flatMap(([, member]) => phrasesIn(member));
}

/** Whether a file can hold it: the numbers of its sentences are whole. Other amounts are written as text. */
export const canBeFiled = ({ args }: Phrase): boolean =>
  valuesInOrder(args).every((arg) =>
    typeof arg === 'number' ? Number.isSafeInteger(arg) : phrasesIn(arg).every(canBeFiled),
  );
