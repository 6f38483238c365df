/* Exact figures of whole numbers: nothing here rests on a fraction that a computer cannot hold. */

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** A part of a whole, to the nearest whole number, halves up. Whole numbers; `of` above 0. */
export const rounded = (part: number, of: number): number => Math.floor((2 * part + of) / (2 * of));

/** So many percent of an amount, to the nearest whole number, halves up. */
export const percentOf = (percent: number, amount: number): number => rounded(percent * amount, 100);
