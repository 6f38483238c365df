/* Exact figures of whole numbers: nothing here rests on a fraction that a computer cannot hold. */

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** A part of a whole, to the nearest whole number, halves up. Whole numbers; `of` above 0. */
export const rounded = (part: number, of: number): number => Math.floor((2 * part + of) / (2 * of));

/** So many percent of an amount, to the nearest whole number, halves up. */
export const percentOf = (percent: number, amount: number): number => rounded(percent * amount, 100);

/** The square root, rounded down; of less than 1, 0. */
export function wholeRoot(square: number): number {
  if (square < 1) return 0;
  let root = 1;
  while (root * root < square) root *= 2;
  for (;;) {
    const better = Math.floor((root + Math.floor(square / root)) / 2);
    if (better >= root) return root;
    root = better;
  }
}

/** The square root, to the nearest whole number. */
export const roundedRoot = (square: number): number => Math.floor((wholeRoot(4 * square) + 1) / 2);
