import { id, integer, line, list, object, oneOf, optional, record } from '#kernel/codec/shapes.ts';
import type { Brand, PlaceId, UnitId } from '#kernel/words/ids.ts';

/** Legendary officers by their abbreviations (A12.10), and prime teams that serve as such (C14.50). */
export const officerKinds = [
  ...(['LA', 'LC', 'LWO', 'LD', 'LSO', 'LE', 'LN', 'LMM'] as const),
  ...(['LP', 'LB', 'LL', 'LO', 'LGFO', 'PR'] as const),
] as const;
export type OfficerKind = (typeof officerKinds)[number];
/** What an officer can act as: all but an admiral, who acts as somebody else, and a team. */
export const roles = [
  ...(['LC', 'LWO', 'LD', 'LSO', 'LE', 'LN', 'LMM'] as const),
  ...(['LP', 'LB', 'LL', 'LO', 'LGFO'] as const),
] as const;
export type Role = (typeof roles)[number];

/** Names an officer among those of the empire: `o1`; a prime team has its own, `p001`. */
export type OfficerId = Brand<string, 'officer'>;

/** An officer, wherever they are. */
export interface Officer {
  readonly id: OfficerId;
  readonly kind: OfficerKind;
  /** The general type of hull that they were created on, as ship lists class it, and its size class: most serve on such alone (A12.32d). */
  readonly of: string;
  readonly size: number;
  /** What they act as; absent: as what they are, an admiral as is usual. */
  readonly acts?: Role;
  /** How often they have changed ships directly this turn (A12.402); absent: not yet. */
  readonly moved?: 1 | 2;
}

/** An officer of no ship: on the way to one, or waiting. */
export interface Ashore extends Officer {
  /** Where they are, or left from. */
  readonly place: PlaceId;
  /** The turn at whose end they arrive; absent: they wait for orders. */
  readonly due?: number;
  /** The squadron and the ship, as orders call it, that they are going to; absent: they come back by themselves (A12.401). */
  readonly to?: { readonly unit: UnitId; readonly ship: string };
}

/** What an empire has of officers that are on no ship. Absent: the game is older than officers, and creates none. */
export interface Corps {
  /** How many it ever had: no number is given twice. */
  readonly raised: number;
  readonly ashore?: Readonly<Record<OfficerId, Ashore>>;
}

/** Who serves on a ship. */
export interface Officered {
  readonly officers?: readonly Officer[];
}

const most = 200;
export const officerId = id<OfficerId>();
const officer = {
  id: officerId,
  kind: oneOf(officerKinds),
  of: line(20, 1),
  size: integer(1, 6),
  acts: optional(oneOf(roles)),
  moved: optional(oneOf([1, 2] as const)),
} as const;
export const officerShape = object(officer);
export const officeredFields = { officers: optional(list(officerShape, most)) } as const;
const ashore = object({
  ...officer,
  place: id<PlaceId>(),
  due: optional(integer(0, 9999)),
  to: optional(object({ unit: id<UnitId>(), ship: line(24, 1) })),
});
export const corpsShape = object({
  raised: integer(0, 9999),
  ashore: optional(record<OfficerId, Ashore>(ashore, most)),
});
