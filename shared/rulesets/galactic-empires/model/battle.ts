import type { OrderRef, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { AdmiralId } from './ids.ts';
import type { ShipTypeId } from '../tables/starships.ts';
import type { Rank } from '../tables/starships.ts';
import type { Stack, State } from './state.ts';

export interface BattleSide {
  readonly unit: UnitId;
  /** Absent: the independents. */
  readonly owner?: SeatId;
  readonly unitKind: 'starfleet' | 'garrison';
  readonly number: number;
  readonly name: string;
  readonly retreatLevel: Rank;
  /** Inside the sector defences, so its ships cannot retreat. */
  readonly committed: boolean;
  readonly leader?: { readonly name: string; readonly tactics: number; readonly siegecraft: number };
  /** Sum of attacks times combat over ships and admirals (GE 1068). */
  readonly combat: number;
  /** In tenths. */
  readonly hitPoints: number;
  readonly stacks: readonly Stack[];
  readonly admirals: readonly AdmiralId[];
}

export interface Fire {
  readonly unit: UnitId;
  /** Absent: the unit's admirals. */
  readonly type?: ShipTypeId;
  readonly ships: number;
  /** Whole hits. */
  readonly damage: number;
}

export interface Casualty {
  readonly unit: UnitId;
  /** Absent for an admiral, whom `admiral` identifies; of foreign admirals at most the name is known. */
  readonly type?: ShipTypeId;
  readonly admiral?: AdmiralId;
  /** The admiral's name. */
  readonly name?: string;
  readonly rank: Rank;
  readonly used: number;
  readonly count: number;
}

/** One empire, or the independents where `owner` is absent, and whether it holds the field. */
export interface BattleParty {
  readonly owner?: SeatId;
  readonly holds: boolean;
}

/** OURS: a battle elsewhere takes the place of so many rounds: after an even one casualties are removed (GE 1660). */
export const roundsElsewhere = 2;

/** OURS: whether only who may retreat can leave a battle elsewhere, and lost ships count for enemies alone; not so in games that began before. */
export const isAsOrdered = ({ elsewhere }: Pick<State, 'elsewhere'>): boolean => elsewhere === 'as-ordered';

/** What came of a battle elsewhere. */
export interface Brought {
  readonly cause: OrderRef;
  /** By its place among the ships of its unit, by rank, type and used move-points, from 0; damage in tenths: all of its hit points destroy it. */
  readonly losses: readonly { readonly unit: UnitId; readonly at: number; readonly damage: number }[];
  /** Starfleets that left it. */
  readonly leaves: readonly UnitId[];
}
