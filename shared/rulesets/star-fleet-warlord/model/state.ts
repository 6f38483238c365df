import type { Digest } from '#kernel/codec/books.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import type { SectorId } from './ids.ts';

/** Galaxies by their sectors across and down. */
export const sizes = ['4x4', '10x10'] as const;
export type Size = (typeof sizes)[number];

/** People, ores, dilithium and food. */
export const resources = ['pe', 'or', 'dc', 'fp'] as const;
export type Resource = (typeof resources)[number];
export type Funds = Readonly<Record<Resource, number>>;

/** The whole galaxy, as only the game master has it. */
export interface State {
  /** 1 is Y165, the year of the Initial Build. */
  readonly turn: number;
  readonly size: Size;
  /** The order in which Corporations run. */
  readonly cycle: readonly SeatId[];
  readonly corporations: Readonly<Record<SeatId, Corporation>>;
  readonly sectors: Readonly<Record<SectorId, Sector>>;
  readonly sites: Readonly<Record<PlaceId, Site>>;
  readonly ships: Readonly<Record<UnitId, Ship>>;
  /** Prospecting values that are no longer those of the survey, with the turn in which they were so. */
  readonly prospects: Readonly<Record<PlaceId, Prospect>>;
  /** Where stargates lead. */
  readonly stargates: Readonly<Record<PlaceId, PlaceId>>;
  /** Terrain outside of books, such as `PL+AF`: hexes that a Corporation knows one by one. Empty but in imagined galaxies. */
  readonly glimpsed: Readonly<Record<PlaceId, string>>;
  /** Paths through minefields that are open until the end of the run. */
  readonly swept: readonly SweptPath[];
  /** Who has won, once somebody has. */
  readonly winner?: SeatId;
}

/** What a hex held in EP, and when. */
export interface Prospect {
  readonly value: number;
  readonly turn: number;
}

export interface Corporation {
  /** The turn of its next run. */
  readonly turn: number;
  readonly name: string;
  readonly funds: Funds;
  readonly home: PlaceId;
  /** Ships it has ever had: they number the next one. */
  readonly launched: number;
  /** Its Home Office was lost and not won back: it gives no more orders. */
  readonly fallen: boolean;
}

/** The books of a sector; absent where whoever imagines the galaxy has not read them. */
export interface Sector {
  /** Terrain. */
  readonly ground?: Digest;
  /** Prospecting values of the beginning: told to nobody. */
  readonly survey?: Digest;
}

export interface Site {
  readonly owner?: SeatId;
  readonly production: Funds;
  /** Points of fortification. */
  readonly points: number;
  /** It has been a base, and something of it stands. */
  readonly base: boolean;
  /** The site began as the Home Office of this Corporation. */
  readonly office?: SeatId;
}

export interface SweptPath {
  readonly place: PlaceId;
  /** The pulse in which it was swept: ships pass from the next one on. */
  readonly pulse: number;
  /** Ships that can still pass. */
  readonly ships: number;
}

/** Lost speed through a stasis zone: frozen for the rest of a run, then slow for another. */
export type Stasis = 'frozen' | 'slow';

export interface Ship {
  readonly seat: SeatId;
  /** Its row of the Ship List, such as `T-PC`. */
  readonly design: string;
  /** Known to its owner alone. */
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
  readonly crew: number;
  /** The highest level its crew has had. */
  readonly crewMost: number;
  /** Repair points left. */
  readonly spares: number;
  readonly cloaked: boolean;
  /** The improvement of its fifteenth year has been made. */
  readonly improved: boolean;
  readonly stasis?: Stasis;
  /** It tried to move illegally: its later moves of this run are cancelled. */
  readonly halted: boolean;
}
