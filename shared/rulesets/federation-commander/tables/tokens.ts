/** Half tokens as the rulebook counts them: 1.5 tokens. */
export const tokens = (half: number): number => half / 2;

/** The same as sentences write it: `1.5`. */
export const tokenText = (half: number): string => String(tokens(half));
