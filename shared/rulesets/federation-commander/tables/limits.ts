/** Turns of a duel (FC 8D3). */
export const duelTurns = 10;
/** The most turns that may be agreed on. */
export const mostTurns = 99;
/** The most ships of one seat in a duel (FC 8D2). */
export const mostShips = 3;
/** The most standing orders of a ship. */
export const mostStanding = 60;

/** Where the ships of a seat begin, in opposite corners of a map of 42 columns and 30 rows, faced to the other (OURS); the first ship first. */
export const corners = [
  { column: 1, rows: [1, 3, 5], facing: 2 },
  { column: 42, rows: [30, 28, 26], facing: 5 },
] as const;
