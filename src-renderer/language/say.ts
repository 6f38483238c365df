import { numberText, tongue } from './tongue.ts';

/** The text of this key in the language of the page, with what is filled in; a text that the language lacks stays English. */
export const say = (key: string, ...args: readonly unknown[]): string =>
  filled(tongue().texts?.[key] ?? key, args);

/** One piece of a sentence with elements in it: what stands before, within and after each of them. Spaces around it are the component's. */
export const sayPiece = (at: number, key: string, ...args: readonly unknown[]): string =>
  filled(pieces(tongue().texts?.[key] ?? key)[at] ?? '', args).trim();

/** A sentence cut at its elements. */
export const pieces = (text: string): readonly string[] => text.split(/<\/?\d>/);

const filled = (text: string, args: readonly unknown[]): string =>
  args.length === 0 ? text : text.replaceAll(/\{(\d+)\}/g, (_, at: string) => textOf(args[Number(at) - 1]));

/** A number as the language writes it; nothing prints nothing. */
const textOf = (arg: unknown): string =>
  typeof arg === 'number' ? numberText(arg) : ((arg ?? '') as string);
