import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';

/** Scenarios that a force can demand (VB 243). */
export const demands = ['deep-space', 'defensive'] as const;
export type Demand = (typeof demands)[number];
/** Scenarios that are fought; pursuit is what follows a refusal. */
export const scenarios = [...demands, 'pursuit'] as const;
export type Scenario = (typeof scenarios)[number];

/** Units that standing orders single out for Directed Damage (VB 361). */
export const aims = ['scout', 'flagship', 'mauler', 'carrier', 'base', 'flights', 'weakest'] as const;
export type Aim = (typeof aims)[number];
/** Own units that standing orders keep to the last (VB 374). */
export const spares = ['scouts', 'flagship', 'maulers', 'carriers'] as const;
export type Spare = (typeof spares)[number];

/** Standing orders for battles. Percentages compare attack factors, own to theirs. */
export interface Standing {
  /** Undefined: none is demanded. */
  readonly demand?: Demand;
  /** A demanded scenario is refused below so many percent. */
  readonly refuseBelow: number;
  readonly pursues: boolean;
  /** Battle Intensity Factors, 1 to 4 (VB 335): against an enemy much stronger, of the same strength, and much weaker. */
  readonly weak: number;
  readonly intensity: number;
  readonly strong: number;
  /** What is aimed at: the first of the list that the enemy has. */
  readonly aims: readonly Aim[];
  /** What is given up last. */
  readonly spares: readonly Spare[];
  /** A mauler is used for Directed Damage (VB 387). */
  readonly mauls: boolean;
  /** The force withdraws below so many percent. */
  readonly withdrawBelow: number;
}

/** Forces of two powers in one sector, or on the way between two (VB 232). */
export interface Encounter {
  readonly place: PlaceId;
  /** The other end of the way on which they met. */
  readonly between?: PlaceId;
  readonly attacker: SeatId;
  readonly defender: SeatId;
  /** Powers that fight under the command of one of the two (VB 309), by that one. */
  readonly helpers?: Readonly<Record<SeatId, readonly SeatId[]>>;
  /** What one of the two demands. */
  readonly demand?: { readonly by: SeatId; readonly scenario: Demand };
  /** Raiders attack civil fleets, or a system (VB 268): nobody can refuse. */
  readonly raid?: 'cargo' | 'system';
  /** The other refuses it. */
  readonly refused?: true;
  readonly battle?: Battle;
  /** Scenarios that are not demanded again in it, and battles that it has had before the one at hand (VB 276). */
  readonly closed?: readonly Demand[];
  readonly battles?: number;
  /** Who holds the field after the battle. */
  readonly winner?: SeatId;
}

export interface Battle {
  readonly scenario: Scenario;
  /** Rounds that were fought. */
  readonly rounds: number;
  /** Units that take part and are not destroyed or gone, by side. */
  readonly forces: Readonly<Record<SeatId, readonly UnitId[]>>;
  /** Damage Points carried over against a side: what it did not resolve, or less than nothing where it gave up too much (VB 377). */
  readonly owed: Readonly<Record<SeatId, number>>;
  /** Nothing more is fought. */
  readonly over: boolean;
}

/** One side of a round (VB 331). */
export interface RoundSide {
  readonly seat: SeatId;
  /** The Battle Intensity Factor that counts for it: a force that cannot leave has what the other side chose (VB 341). */
  readonly intensity: number;
  readonly die: number;
  readonly shift: number;
  /** Combat Potential, Damage Coefficient in percent, and Damage Points. */
  readonly potential: number;
  readonly percent: number;
  readonly damage: number;
}

/** How a unit is lost or crippled: by Directed Damage, given up by its owner, by the shock of its own mauler, for want of a ship to carry it, or at a table elsewhere. */
export const fates = ['directed', 'given', 'shock', 'homeless', 'table'] as const;
export type Fate = (typeof fates)[number];

/** Battle Intensity Factors (VB 335). */
export const intensities = { least: 1, most: 4, usual: 2 } as const;

/** What both sides see of a unit in a battle; `seat` where it is an ally's. */
export interface SeenFighting {
  readonly seat: SeatId;
  readonly design: string;
  readonly crippled: boolean;
  readonly unsupplied?: true;
}
