import type { Of } from '../codec/codec.ts';
import { id, integer, line, list, object, oneOf, optional } from '../codec/shapes.ts';
import type { PlaceId, SeatId } from '../words/ids.ts';

/** What a player shares of their map: all of it, some of its places, or what they have seen of others. */
export const sharedParts = ['all', 'area', 'sightings'] as const;
export type SharedPart = (typeof sharedParts)[number];

/** Most places that a map has, and most that are told of each. */
export const mostShared = { places: 200_000, facts: 100, forces: 1_000, owners: 100 } as const;

const turn = integer(0, 10_000);

const sharedFact = object({ key: line(80), label: line(200), value: line(400) });

const sharedForce = object({
  /** Most units first; none: nobody’s. */
  owners: list(id<SeatId>(), mostShared.owners),
  label: line(200),
  /** The name of its drawing. */
  sign: line(80),
  /** Absent: not known. */
  count: optional(integer(0, 1_000_000_000)),
  /** The turn at whose end it was seen last. */
  seen: turn,
});
export type SharedForce = Of<typeof sharedForce>;

export const sharedPlace = object({
  place: id<PlaceId>(),
  name: line(200),
  /** Absent: owned by nobody, as far as the sender knows. */
  owner: optional(id<SeatId>()),
  seen: turn,
  facts: list(sharedFact, mostShared.facts),
  forces: list(sharedForce, mostShared.forces),
});
export type SharedPlace = Of<typeof sharedPlace>;

/**
 * What is inside a map file: what one seat says it knows, as its map says it. It is a piece of news like a letter: no rule reads it, and
 * nothing of a turn depends on it.
 */
export const sharedMapBody = object({
  /** The public key of its sender, with which the file is signed: a file alone proves only that it is whole, and from whom other files with this key are. */
  sign: line(200, 1),
  part: oneOf(sharedParts),
  places: list(sharedPlace, mostShared.places),
});
export type SharedMapBody = Of<typeof sharedMapBody>;
