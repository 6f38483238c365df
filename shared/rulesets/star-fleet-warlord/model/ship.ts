import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';

/** What ships carry and Home Offices store. */
export const itemKinds = ['fighters', 'pfs', 'drones', 'commandos', 'bombs', 'mrs', 'decoys'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** Officers by their letters (SFW 2757): Ace, Captain, Doctor, Engineer, Major, Navigator, Science Officer, Weapons Officer. */
export const officerLetters = ['A', 'C', 'D', 'E', 'M', 'N', 'S', 'W'] as const;
export type OfficerLetter = (typeof officerLetters)[number];
/** The same and P, a Prime Team: all who can be sent on board (SFW 1675). */
export const personLetters = [...officerLetters, 'P'] as const;
export type PersonLetter = (typeof personLetters)[number];

/** Lost speed through a stasis zone: frozen for the rest of a run, then slow for another. */
export type Stasis = 'frozen' | 'slow';

export interface Ship {
  readonly seat: SeatId;
  /** Its row of the Ship List, such as `T-PC`. */
  readonly design: string;
  /** Its number among the ships of this row that its Corporation has had, from 1. */
  readonly number: number;
  /** Others read it where they meet the ship in battle (SFW 1080). */
  readonly name: string;
  readonly place: PlaceId;
  /** The hex it came from, to which it falls back. */
  readonly from: PlaceId;
  /** In turns. */
  readonly age: number;
  readonly shields: number;
  /** Internal damage, in hit points. */
  readonly damage: number;
  /** Points of speed lost to drained engines. */
  readonly drained: number;
  /** Slots of its line on the sheet: its speed at the end of the last run of its owner. */
  readonly printed: number;
  readonly crew: number;
  /** The highest level its crew has had. */
  readonly crewMost: number;
  /** Repair points left. */
  readonly spares: number;
  readonly cloaked: boolean;
  /** A cloaking device was bought for it. */
  readonly cloak?: true;
  readonly refitted?: true;
  /** Percent by which it was upgraded. */
  readonly upgraded?: 10 | 20;
  /** The improvement of its fifteenth year has been made. */
  readonly improved: boolean;
  /** The letter of the mission it has chosen. */
  readonly mission?: string;
  readonly items: Readonly<Partial<Record<ItemKind, number>>>;
  /** Letters of its officers in order, such as `AW`. */
  readonly officers: string;
  /** It has a Prime Team. */
  readonly team?: true;
  /** The ship that it follows. */
  readonly linked?: UnitId;
  readonly stasis?: Stasis;
  /** It tried to move illegally: its later moves of this run are cancelled. */
  readonly halted: boolean;
  /** Scans by others that its crew has noticed since the last run of its owner. */
  readonly noticed: number;
  /** The direction in which a ship of no Corporation flies, from 1. */
  readonly heading?: number;
  /** The site that a ship of no Corporation has raided this year, and leaves alone (SFW 6752). */
  readonly avoids?: PlaceId;
  /** The row whose figures it has taken on. */
  readonly like?: string;
}

/** What a ship has that is nothing yet: neither things nor people on board, nor anything that befell it. */
export const bareShip = {
  damage: 0,
  drained: 0,
  items: {},
  officers: '',
  noticed: 0,
  cloaked: false,
  improved: false,
  halted: false,
} as const satisfies Partial<Ship>;
