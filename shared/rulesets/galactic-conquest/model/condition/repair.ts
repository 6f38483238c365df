import { id, integer, line, list, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { PlaceId } from '#kernel/words/ids.ts';

/** When the ships of a squadron are repaired where there is not room for all. */
export const ranks = ['first', 'usual', 'last', 'never'] as const;
export type Rank = (typeof ranks)[number];

/** The order of repairs of a squadron: beside others, and which of its hulls come first. It stays until it is ordered otherwise. */
export interface Repairs {
  readonly rank: Rank;
  readonly hulls: readonly string[];
}

/** A squadron that stood at a repair unit at the end of a segment of this turn, and the defense factors that its ships got back there so far. */
export interface Docked {
  readonly place: PlaceId;
  readonly segment: number;
  readonly gained: number;
}

/** A full repair, in the parts that work is counted in: a twelfth of a turn is two of them, a quarter of four segments six. */
export const wholeRepair = 24;

/** A repair that is under way: the defense factors that were missing when it began, and how much of it is done. */
export interface Mending {
  readonly of: number;
  /** Of `wholeRepair`. */
  readonly done: number;
}

/** What is repaired of a squadron. */
export interface Care {
  /** Defense factors that its ships got back since its first battle of the turn; absent: none. */
  readonly mended?: number;
  /** Its place in the order of repairs; absent: as is usual. */
  readonly repairs?: Repairs;
  /** Where it was repaired this turn; absent: nowhere. */
  readonly docked?: Docked;
}

/** What is repaired of a ship. */
export interface Berth {
  /** Its repair; absent: none has begun. */
  readonly mending?: Mending;
  /** Of a repair unit: how much it has repaired since it was last in supply, of `wholeRepair` for each ship (C2.30); absent: nothing. */
  readonly spent?: number;
  /** The hull that it was before it was converted this turn; absent: it was not. */
  readonly was?: string;
  /** How often an X-ship has repaired itself outside of its own space since it was there last (C19.30a, C21.45); absent: never. */
  readonly afield?: number;
}

const mostHulls = 200;
export const repairsFields = { rank: oneOf(ranks), hulls: list(line(20, 1), mostHulls) } as const;
const docked = object({
  place: id<PlaceId>(),
  segment: integer(1, 12),
  gained: integer(0, 1_000_000),
});
export const mendingShape = object({ of: integer(1, 10_000), done: integer(0, wholeRepair) });
/** The members of `Care`, for the codec of squadrons, and of `Berth`, for that of ships. */
export const careFields = {
  mended: optional(integer(1, 1_000_000)),
  repairs: optional(object(repairsFields)),
  docked: optional(docked),
} as const;
export const berthFields = {
  mending: optional(mendingShape),
  spent: optional(integer(1, 10_000)),
  was: optional(line(20, 1)),
  afield: optional(integer(1, 2)),
} as const;
