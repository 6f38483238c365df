import { statusLimits } from '../tables/limits.ts';

/** What the rulebook leaves to the game; the table at the end of the ruleset's README gives the origin of each. */
export interface Parameters {
  /** Classes of ships able to cloak (E-08). */
  readonly cloakClasses: readonly string[];
  /** Percent: own neighbours and, per neighbour reported, that sector's neighbours (E-48). */
  readonly scouting: { readonly scout: Chances; readonly others: Chances };
  /** Of an admiral, each turn, in hundredths (E-37). */
  readonly admiralUpkeep: number;
  /** Move-points of an admiral without ships (E-37). */
  readonly admiralMoves: number;
  /** Percent of the treasury lost each turn (GE 900). */
  readonly decay: number;
  readonly proclamation: {
    /** Whole resources (GE 91). */
    readonly reward: number;
    readonly fine: number;
    /** Shorter texts count as too short (E-42). */
    readonly shortest: number;
  };
  readonly limits: { readonly royalty: Limits; readonly commoner: Limits };
  /** Starfleets an empire may have (GE 603). */
  readonly fleets: number;
  /** Largest growth of a rating by the die alone (E-36). */
  readonly growthDie: number;
  /** Enemy ships destroyed for each further point of tactics (E-36). */
  readonly shipsPerTactics: number;
}

export interface Chances {
  readonly near: number;
  readonly bonus: number;
}

export interface Limits {
  readonly admirals: number;
  readonly annexed: number;
}

export const standardParameters: Parameters = {
  cloakClasses: ['Scout'],
  scouting: { scout: { near: 90, bonus: 30 }, others: { near: 30, bonus: 10 } },
  admiralUpkeep: 100,
  admiralMoves: 3,
  decay: 7,
  proclamation: { reward: 7, fine: 7, shortest: 40 },
  limits: statusLimits,
  fleets: 99,
  growthDie: 4,
  shipsPerTactics: 5,
};
