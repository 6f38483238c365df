/** What refuses orders of the Graveyard, and money lent. */
export const worldRefusals = {} as const;
