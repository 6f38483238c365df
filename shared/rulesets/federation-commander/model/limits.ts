/** Turns of a duel (FC 8D3). */
export const duelTurns = 10;
/** The most turns that may be agreed on. */
export const mostTurns = 99;
/** The most columns, and rows, of a fixed map. */
export const mostAcross = 99;
/** The most cards of a book. */
export const mostCards = 100;
/** Columns and rows of a fixed map (FC 8A); OURS. */
export const fixedMap = { across: 42, down: 30 } as const;
/** The most ships of one seat in a duel (FC 8D2). */
export const mostShips = 3;
/** OURS: the most ships of one seat in any other battle. */
export const mostWithConvoy = 6;
/** The convoy (FC 8E): so many freighters, of which so many have to move so many hexes. */
export const freighters = 4;
export const convoy = { ships: 2, hexes: 60 } as const;
/** Turns in which the freighters move so far, at speed 16. */
export const convoyTurns = 4;
/** The most standing orders of a ship. */
export const mostStanding = 60;
