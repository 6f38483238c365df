import type { PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import type { Relations } from './relations.ts';

/** Turns of a year (VB 111). */
export const turnsOfYear = 12;

/** The whole campaign, as only the game master has it. */
export interface State {
  /** From 1. */
  readonly turn: number;
  /** The year of the first turn, such as 165 for Y165. */
  readonly firstYear: number;
  readonly empires: Readonly<Record<SeatId, Empire>>;
  readonly systems: Readonly<Record<PlaceId, System>>;
  readonly units: Readonly<Record<UnitId, Unit>>;
  /** By pair, as `pairOf` names them; absent: normal relations, with nothing to remember. */
  readonly relations: Relations;
  /** How it was won, once it is. */
  readonly won?: Won;
}

export interface Empire {
  /** EP to spend; costs that nobody can refuse make debts (VB 89). */
  readonly pool: number;
  /** The income of the last Income Phase (VB 79). */
  readonly income: number;
  readonly tech: Tech;
}

export interface Tech {
  /** EP invested and not yet used up (VB 107). */
  readonly pool: number;
  readonly year: number;
  /** Advances in this year of the calendar (VB 113). */
  readonly advances: number;
}

/** A colony (VB 81, 470, 484). */
export interface System {
  readonly owner: SeatId;
  readonly census: number;
  readonly morale: number;
  readonly raw: number;
  readonly productivity: number;
  readonly capacity: number;
  /** What is added to the next roll for a greater Census. */
  readonly bonus: number;
  /** A point of Productivity is paid for and comes with this turn's Update Asset Phase. */
  readonly raising: boolean;
}

export interface Unit {
  readonly seat: SeatId;
  /** Its class, by the name in the unit list. */
  readonly design: string;
  /** What its owner calls it. */
  readonly name: string;
  readonly place: PlaceId;
  /** Out of active duty, and free of maintenance (VB 454). */
  readonly mothballed: boolean;
}

/** Ways to end a campaign (VB 58). */
export const goals = ['expansion', 'exploration', 'exploitation'] as const;
export type Goal = (typeof goals)[number];
export interface Won {
  readonly seats: readonly SeatId[];
  readonly goal: Goal;
}
