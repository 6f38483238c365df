/** What refuses orders of the game master. */
export const masterRefusals = {} as const;
