import type { ShipTypeId } from './ids.ts';

/** What the rulebook leaves to the game; the table at the end of the ruleset's README gives the origin of each. */
export interface Parameters {
  /** Classes of ships able to cloak (E-08). */
  readonly cloakClasses: readonly string[];
  /** Single types able to cloak besides these classes (E-08). */
  readonly cloakTypes: readonly ShipTypeId[];
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
  /** What a ruler's standing allows (GE 1525-1547); starships are unlimited for both. */
  readonly limits: { readonly royalty: Limits; readonly commoner: Limits };
  /** Starfleets an empire may have (GE 603). */
  readonly fleets: number;
  /** Of hiring an admiral, in whole resources (GE 451). */
  readonly hireCost: number;
  /** What a hired admiral is drawn from, each figure evenly (E-37). */
  readonly hired: {
    readonly tactics: Span;
    readonly siegecraft: Span;
    /** Percent of his one attack. */
    readonly combat: Span;
    /** In tenths. */
    readonly hitPoints: Span;
  };
  /** Salvage of a starship: its cost divided by this, to the nearest whole resource (GE 1956). */
  readonly salvageDivisor: number;
  /** Of one level of sector defences (GE 874-876, 908, E-24, E-26): whole resources, and starships that must be there. */
  readonly defences: {
    readonly cost: number;
    readonly workers: number;
    readonly razeWorkers: number;
    readonly razeSalvage: number;
    /** Levels that can be razed in one sector in one turn (GE 916). */
    readonly razeMost: number;
  };
  /** Whole resources, and percent for each item of the report (GE 998, E-44). */
  readonly espionage: { readonly cost: number; readonly chance: number };
  /** Percent on top of what is sent, and the most links from garrison to garrison (GE 297, 811). */
  readonly sending: { readonly fee: number; readonly range: number };
  /** Sectors an empire can give away in one turn (GE 946). */
  readonly gifts: number;
  /** Whether independent sectors sell special permission, for their revenue (GE 1341, E-53). */
  readonly permissionForSale: boolean;
  /** Whether commoners can share their reports (GE 992, E-43). */
  readonly commonersShareInfo: boolean;
  /** Largest growth of a rating by the die alone (E-36). */
  readonly growthDie: number;
  /** Enemy ships destroyed for each further point of tactics (E-36). */
  readonly shipsPerTactics: number;
  /** Whether empires led by the computer are ambitious: false is the rulebook's, which only takes back what is annexed to it (GE 6853). */
  readonly computerConquers: boolean;
}

export interface Chances {
  readonly near: number;
  readonly bonus: number;
}

/** Both ends belong to it. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

export interface Limits {
  readonly admirals: number;
  readonly annexed: number;
}

export const standardParameters: Parameters = {
  cloakClasses: ['Scout'],
  cloakTypes: [],
  scouting: { scout: { near: 90, bonus: 30 }, others: { near: 30, bonus: 10 } },
  admiralUpkeep: 100,
  admiralMoves: 3,
  decay: 7,
  proclamation: { reward: 7, fine: 7, shortest: 40 },
  limits: { royalty: { admirals: 5, annexed: 60 }, commoner: { admirals: 0, annexed: 7 } },
  fleets: 99,
  hireCost: 15,
  hired: {
    tactics: { least: 0, most: 40 },
    siegecraft: { least: 0, most: 40 },
    combat: { least: 5, most: 20 },
    hitPoints: { least: 5, most: 15 },
  },
  salvageDivisor: 3,
  defences: { cost: 14, workers: 3, razeWorkers: 3, razeSalvage: 4, razeMost: 4 },
  espionage: { cost: 35, chance: 70 },
  sending: { fee: 10, range: 7 },
  gifts: 2,
  permissionForSale: false,
  commonersShareInfo: true,
  growthDie: 4,
  shipsPerTactics: 5,
  computerConquers: false,
};
