/** Seats of powers: their public numbers are of three digits, from 901 on (OURS). */
export const seatOfPower = /^c9\d\d$/;

/** Bands of pirates by their public numbers (SFW 797); those of wild sectors have one base in each. */
export const pirateBands = [
  { number: 997, race: 'O', name: 'Orion Scum' },
  { number: 996, race: 'A', name: 'Andromedan Invaders' },
  { number: 995, race: 'X', name: 'Frax Experiment' },
  { number: 994, race: 'J', name: 'Jindarian Caravans' },
] as const;
/** OURS: of a base of pirates the points, how many times what such a site produces, and the ships around it, of at most so many EP. */
export const pirateBase = { points: 300, times: 2, ships: 4, most: 125 } as const;

/** Corporations that nobody plays have numbers from this one on (OURS), and begin with a ship of each of these classes (SFW 816; OURS: which). */
export const npcs = { from: 901, hulls: ['police', 'frigate', 'destroyer'] } as const;

/** The power of all space monsters, by its public number (SFW 752). */
export const nastyMonsters = { number: 998, race: 'M', name: 'Nasty Space Monsters' } as const;

/** Terrain that ships of powers do not enter unless they are immune to it (SFW 847). */
export const shunned: readonly string[] = ['NS', 'CS', 'VP', 'NO', 'SN', 'MM', 'OM', 'NF', 'AZ'];

/** The most points that a power adds to a site in a year (SFW 877). */
export const fortifyingMost = 50;
/** The last year in which powers build ships without a refit (SFW 841). */
export const lastUnrefitted = 175;

/** Percent of ships of powers that move in a year (SFW 837). */
export const movingPercent = 67;
/** Percent of monsters that are old enough and divide in a year (SFW 767). */
export const dividingPercent = 10;
/** OURS: monsters of home sectors cost at the most, and those of wild sectors at least, so many EP (SFW 771). */
export const monsterCosts = { home: 225, wild: 250 } as const;
