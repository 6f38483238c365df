/** What cases of monsters, pirates and Corporations that nobody plays show. */
export const ofPowers: readonly string[] = ['S-14.02'];
