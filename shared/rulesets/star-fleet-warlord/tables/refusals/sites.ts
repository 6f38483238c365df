/** What refuses orders of sites, their fortifications and what hexes are worth. */
export const sitesRefusals = {} as const;
