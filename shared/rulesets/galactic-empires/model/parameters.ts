import type { ShipTypeId } from '../tables/starships.ts';

/** What the rulebook leaves to the game; the table at the end of the ruleset's README gives the origin of each. */
export interface Parameters {
  /** Classes of ships able to cloak (E-08). */
  readonly cloakClasses: readonly string[];
  /** Single types able to cloak besides these classes (E-08). */
  readonly cloakTypes: readonly ShipTypeId[];
  /** Chances in percent: `near` to scout the neighbouring sectors, then `bonus` for each of these to scout its neighbours (E-48). */
  readonly scouting: { readonly scout: Chances; readonly others: Chances };
  /** Upkeep of an admiral each turn, in hundredths (E-37). */
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
  /** The ranges of a hired admiral's figures; every value is equally likely (E-37). */
  readonly hired: {
    readonly tactics: Span;
    readonly siegecraft: Span;
    /** Combat of the admiral's one attack, in percent. */
    readonly combat: Span;
    /** In tenths. */
    readonly hitPoints: Span;
  };
  /** Salvage of a starship: its cost divided by this, to the nearest whole resource (GE 1956). */
  readonly salvageDivisor: number;
  /** For one level of sector defences (GE 874-876, 908, E-24, E-26): `cost` and `razeSalvage` in whole resources, `workers` and `razeWorkers` in starships. */
  readonly defences: {
    readonly cost: number;
    readonly workers: number;
    readonly razeWorkers: number;
    readonly razeSalvage: number;
    /** Levels that can be razed in one sector in one turn (GE 916). */
    readonly razeMost: number;
  };
  /** Cost in whole resources, and the chance of each item of the report in percent (GE 998, E-44). */
  readonly espionage: { readonly cost: number; readonly chance: number };
  /** The fee in percent of what is sent, and the most links from garrison to garrison (GE 297, 811). */
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
  /** Whether empires led by the computer are ambitious. False, as in the rulebook: they only take back what is annexed to them (GE 6853). */
  readonly computerConquers: boolean;
}

export interface Chances {
  readonly near: number;
  readonly bonus: number;
}

/** A range, both ends included. */
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
