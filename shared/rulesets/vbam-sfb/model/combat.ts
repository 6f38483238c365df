import type { PlaceId, SeatId, UnitId } from '#kernel/ids.ts';

/** Scenarios that a force can demand (VB 243). */
export const demands = ['deep-space', 'defensive'] as const;
export type Demand = (typeof demands)[number];
/** Scenarios that are fought; pursuit is what follows a refusal. */
export const scenarios = [...demands, 'pursuit'] as const;
export type Scenario = (typeof scenarios)[number];

/** Units that standing orders single out for Directed Damage (VB 361). */
export const aims = ['nothing', 'scout', 'flagship', 'base', 'weakest'] as const;
export type Aim = (typeof aims)[number];

/** Standing orders for battles. Percentages compare attack factors, own to theirs. */
export interface Standing {
  /** Undefined: none is demanded. */
  readonly demand?: Demand;
  /** A demanded scenario is refused below so many percent. */
  readonly refuseBelow: number;
  readonly pursues: boolean;
  /** Battle Intensity Factor, 1 to 4 (VB 335). */
  readonly intensity: number;
  readonly aim: Aim;
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
  /** What one of the two demands. */
  readonly demand?: { readonly by: SeatId; readonly scenario: Demand };
  /** The other refuses it. */
  readonly refused?: true;
  readonly battle?: Battle;
  /** Who holds the field after the battle. */
  readonly winner?: SeatId;
}

export interface Battle {
  readonly scenario: Scenario;
  /** Rounds that were fought. */
  readonly rounds: number;
  /** Units that take part and are not destroyed or gone, by side. */
  readonly forces: Readonly<Record<SeatId, readonly UnitId[]>>;
  /** Damage Points carried over against a side: what it did not resolve, or less than nothing where it gave up too much (VB 376). */
  readonly owed: Readonly<Record<SeatId, number>>;
  /** Nothing more is fought. */
  readonly over: boolean;
}

/** One side of a round (VB 331). */
export interface RoundSide {
  readonly seat: SeatId;
  readonly intensity: number;
  readonly die: number;
  readonly shift: number;
  /** Combat Potential, Damage Coefficient in percent, and Damage Points. */
  readonly potential: number;
  readonly percent: number;
  readonly damage: number;
}
