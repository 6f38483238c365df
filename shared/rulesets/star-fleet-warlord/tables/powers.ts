/** Powers that are the same in every game, by their public numbers (SFW 752, 797). */
export const pirateBands = [
  { number: 997, race: 'O', name: 'Orion Scum' },
  { number: 996, race: 'A', name: 'Andromedan Invaders' },
  { number: 995, race: 'X', name: 'Frax Experiment' },
  { number: 994, race: 'J', name: 'Jindarian Caravans' },
] as const;
export const nastyMonsters = { number: 998, race: 'M', name: 'Nasty Space Monsters' } as const;

/** Terrain that ships of powers do not enter unless they are immune to it (SFW 847). */
export const shunned: readonly string[] = ['NS', 'CS', 'VP', 'NO', 'SN', 'MM', 'OM', 'NF', 'AZ'];

/** Percent of ships of powers that move in a year (SFW 837). */
export const movingPercent = 67;
/** Percent of monsters that are old enough and divide in a year (SFW 767). */
export const dividingPercent = 10;

/** OURS: monsters of home sectors cost at the most, and those of wild sectors at least, so many EP (SFW 771). */
export const monsterCosts = { home: 225, wild: 250 } as const;
