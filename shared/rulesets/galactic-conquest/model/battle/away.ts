import { flag, id, integer, line, list, object, optional } from '#kernel/codec/shapes.ts';
import type { OrderRef, PlaceId, UnitId } from '#kernel/words/ids.ts';

/** Gunboats that a squadron or bases are told to send off by themselves (C20.25). */
export interface Sending {
  readonly type: string;
  readonly count: number;
  /** With a leader and a scout (C20.22). */
  readonly led: boolean;
  /** The code under which they fly. */
  readonly to: UnitId;
  readonly segment: number;
  readonly way: readonly PlaceId[];
  readonly cause: OrderRef;
}

/** Gunboats that operate away from their tenders, and what is ordered of that. Nothing of it outlasts the turn (C20.25). */
export interface OperatingAway {
  readonly sends?: readonly Sending[];
  /** It is made up of gunboats that these sent off, and movement points that it has beside its course. */
  readonly away?: { readonly from: UnitId; readonly spare: number };
}

/** Hexes that gunboats move by themselves (C20.25). */
export const mostAway = 3;
const unit = id<UnitId>();
export const sendingFields = {
  type: line(20, 1),
  count: integer(1, 6),
  led: flag,
  to: unit,
  segment: integer(1, 12),
  way: list(id<PlaceId>(), mostAway),
} as const;
export const awayFields = {
  sends: optional(list(object({ ...sendingFields, cause: id<OrderRef>() }), 99)),
  away: optional(object({ from: unit, spare: integer(0, mostAway) })),
};
