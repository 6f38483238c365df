import { numberText, textFor } from './tongue.ts';

/** The text of this key in the language of the page, with what is filled in; a text that the language lacks stays English. */
export const say = (key: string, ...args: readonly unknown[]): string => filled(textFor(key) ?? key, args);

/**
 * One piece of a sentence with elements in it: what stands before, within and after each of them. `args` is what this piece fills in: the first
 * of them has the lowest number in it. Spaces around the English piece are the component's.
 */
export function sayPiece(at: number, key: string, ...args: readonly unknown[]): string {
  const english = pieces(key)[at] ?? '';
  const first = Number(/\{(\d+)\}/.exec(english)?.[1] ?? 1);
  return filled(spacedLike(english, pieces(textFor(key) ?? key)[at] ?? ''), args, first);
}

const spacedLike = (english: string, text: string): string => {
  const begun = english.startsWith(' ') ? text.trimStart() : text;
  return english.endsWith(' ') ? begun.trimEnd() : begun;
};

/** A sentence cut at its elements. */
export const pieces = (text: string): readonly string[] => text.split(/<\/?\d>/);

/** A text with these in its places, which are numbered from `first`. */
const filled = (text: string, args: readonly unknown[], first = 1): string =>
  args.length === 0
    ? text
    : text.replaceAll(/\{(\d+)\}/g, (_, at: string) => textOf(args[Number(at) - first]));

/** A number as the language writes it; nothing prints nothing. */
const textOf = (arg: unknown): string =>
  typeof arg === 'number' ? numberText(arg) : ((arg ?? '') as string);
