/** A percentage of a base factor, with what it comes from. */
export interface Term {
  readonly name: string;
  readonly percent: number;
}

/** Things of one kind on board or in a garrison, and what they add to a factor. */
export interface Armed {
  readonly what: 'fighters' | 'pfs' | 'drones' | 'commandos' | 'bombs' | 'team';
  readonly count: number;
  readonly points: number;
}

/** Levels of damage in the order of the book: none, light, medium, heavy, crippled; `X` is destroyed (SFW 1069). */
export const damageLevels = ['', 'L', 'M', 'H', 'C', 'X'] as const;
export type Level = (typeof damageLevels)[number];

/** An attack or defense factor with what it is made of, for battles, previews and films alike. */
export interface Factor {
  readonly base: number;
  readonly terms: readonly Term[];
  readonly level: Level;
  readonly armed: readonly Armed[];
  readonly total: number;
}
