/* Ground troops and cargo (VB 402, 422). Sizes and capacities are counted in quarters: the smallest cargo is a quarter. */

/** Quarters of one point of a Supply or Assault rating. */
export const quarters = 4;
/** Sizes that the rulebook names, in quarters: ground units, flights by hull, people (VB 424, 428). */
export const sizes: Readonly<Record<string, number>> = {
  'Ground Unit': 5 * quarters,
  LF: 1,
  HF: 2,
  SHF: 2,
  Census: 10 * quarters,
};

/** Units of Star Fleet Battles that a ground unit stands for, where troops are fought out at a table (VB 404). */
export const equivalents: Readonly<Record<string, string>> = {
  'Light Infantry': '9 boarding parties, 1 heavy weapon squad',
  'Heavy Infantry': '5 boarding parties, 5 heavy weapon squads',
  'Light Armor': '3 ground combat vehicles, 1 tank',
  'Heavy Armor': '3 tanks, 1 trans-howitzer',
};

/** OURS: ground combat is fought like SIDCORS with Defense Values, at this rating, for so many rounds a turn. */
export const groundCombat = { rating: 5, rounds: 3 } as const;

/** OURS: Damage Points of a bombardment that cost a system a point of Productivity, or then of Census, once no troops are left. */
export const bombing = { points: 10, people: 20 } as const;

/** Flights that a system bases for each point of its Productivity (VB 426). */
export const flightsBased = 2;
