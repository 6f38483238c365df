/** What refuses orders of Sector Specials, random events, stock and lists. */
export const happeningsRefusals = {} as const;
