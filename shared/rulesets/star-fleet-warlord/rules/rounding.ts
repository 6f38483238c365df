/** A share, rounded half up as everywhere in the rulebook (SFW 4595). Whole numbers; `of` above 0. */
export const rounded = (part: number, of: number): number => Math.floor((2 * part + of) / (2 * of));

/** So many percent, rounded half up. */
export const percentOf = (percent: number, of: number): number => rounded(percent * of, 100);
