/** The power of all space monsters, by its public number (SFW 752). */
export const nastyMonsters = { number: 998, race: 'M', name: 'Nasty Space Monsters' } as const;

/** Terrain that ships of powers do not enter unless they are immune to it (SFW 847). */
export const shunned: readonly string[] = ['NS', 'CS', 'VP', 'NO', 'SN', 'MM', 'OM', 'NF', 'AZ'];

/** Percent of ships of powers that move in a year (SFW 837). */
export const movingPercent = 67;
/** OURS: monsters of home sectors cost at the most, and those of wild sectors at least, so many EP (SFW 771). */
export const monsterCosts = { home: 225, wild: 250 } as const;
