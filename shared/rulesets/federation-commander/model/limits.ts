/** Turns of a duel (FC 8D3). */
export const duelTurns = 10;
/** The most turns that may be agreed on. */
export const mostTurns = 99;
/** Columns and rows of a fixed map (FC 8A); OURS. */
export const fixedMap = { across: 42, down: 30 } as const;
/** The most ships of one seat in a duel (FC 8D2). */
export const mostShips = 3;
/** The most standing orders of a ship. */
export const mostStanding = 60;
