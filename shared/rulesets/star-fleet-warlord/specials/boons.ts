/** Figures of Sector Specials (Appendix P). */

/** Order lines more, and others for who buys ten each year (SFW 7374). */
export const facilityLines = { always: 1, permanent: 1 } as const;
/** EP for a fighter (SFW 7426), for a commando (SFW 7396), and for a PF from each year on (SFW 7487). */
export const friendlyPrices = {
  fighters: 4,
  commandos: 2,
  pfs: [
    [181, 18],
    [180, 20],
    [0, 25],
  ],
} as const;
/** Space dragons that are bought in a turn (SFW 7414). */
export const dragonsEachTurn = 1;
/** What an Industrial Center makes each year, at the least and at the most (SFW 7449); a decoy in odd years, and PFs from a year on. */
export const industry = {
  made: { fighters: [1, 4], commandos: [2, 5], bombs: [2, 5], drones: [2, 12] },
  pfs: { from: 180, least: 1, most: 2 },
} as const;
/** The best level that crews are trained to, without and with a Prime Team (SFW 7431). */
export const bestTraining = { usual: 7, team: 8 } as const;
/** Percent that a patron adds to raids (SFW 7507), percent of stock of a Counterespionage Unit (SFW 7412), and of the usual fee past counter-espionage (SFW 7541). */
export const [patronPercent, unitPercent, ringPercent] = [10, 10, 50] as const;
/** The crew as which scouts look for cloaked ships (SFW 7383). */
export const penetratingCrew = 9;
/** DC for a ship that cloaks by itself (SFW 7358). */
export const autoCloakCost = 1;
/** Years by which ships grow older in one (SFW 7524). */
export const yearsOfAging = 2;
/** Percent that a trade takes (SFW 7404), and EP to calm a hex (SFW 7520). */
export const tradingFee = 10;
export const calmingFee = 50;
