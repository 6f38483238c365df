/* What is spent in Energy Allocation alone, in half tokens. */

/** Movement points that it takes to turn the direction round (FC 2C5b). */
export const brakingPoints = 4;
/** Half tokens for one box of a shield, at the start of a turn (FC 3C7). */
export const regenerationCost = 4;
/** For each step of a tube (FC 4C5): pre-load, load, hold. */
export const armingCost = { empty: 4, 'pre-loaded': 4, loaded: 2 } as const;
