import { integer, line, list, literal, object, optional, record } from '#kernel/codec/shapes.ts';
import { id } from '#kernel/codec/shapes.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Recruit } from './guards.ts';
import { recruitsShape } from './guards.ts';

/**
 * What the bases of a hex have beside what every squadron has: they stand there as one, do not move and do not retreat (B11.110). Six ground bases of a
 * kind are one unit of it (1/B).
 */
export interface Fixed {
  /** How many military bases, and how many ground bases and satellites, there were when one was finished last: half of them are one side (B1.70). */
  readonly orbit: number;
  readonly ground: number;
  /** The first segment of their blockade, counted from the beginning of the game; absent: they are not blockaded, or a system supplies them (C12.30). */
  readonly cut?: number;
  /** What its starbases build for the National Guard, and built this year (B11.120); absent: nothing. */
  readonly recruits?: readonly Recruit[];
}

/** Bases that are being built in a hex, or that become better ones (B11.60, B11.70). */
export interface Site {
  readonly seat: SeatId;
  readonly hull: string;
  readonly count: number;
  /** The base that it is built out of; absent: it is new. */
  readonly from?: string;
  /** The kind of base for which modules are built; absent: it is a base (B11.60). */
  readonly on?: string;
  /** The segment at whose end it is finished, counted from the beginning of the game. */
  readonly ready: number;
  /** It takes a conversion of a unit of size class 2 (B11.75). */
  readonly slot?: true;
}
export type Sites = Readonly<Record<PlaceId, readonly Site[]>>;

/** Foreign bases that sensors have read: when, whose they are, and which, if special sensors read them (C5.10, C8.20). */
export interface Sighted {
  readonly turn: number;
  readonly seat: SeatId;
  readonly hulls?: readonly string[];
}
export type Sightings = Readonly<Record<PlaceId, Sighted>>;

/** A segment, counted from the beginning of the game. */
const segment = integer(1, 200_000);
const hull = line(20, 1);
const units = integer(0, 1000);
/** The most sites of a hex. */
export const mostSites = 100;
export const fixedShape = object({
  orbit: units,
  ground: units,
  cut: optional(segment),
  recruits: optional(recruitsShape),
});
export const sitesShape = record<PlaceId, readonly Site[]>(
  list(
    object({
      seat: id<SeatId>(),
      hull,
      count: integer(1, 48),
      from: optional(hull),
      on: optional(hull),
      ready: segment,
      slot: optional(literal(true)),
    }),
    mostSites,
  ),
  10_000,
);
export const sightingsShape = record<PlaceId, Sighted>(
  object({ turn: integer(0, 9999), seat: id<SeatId>(), hulls: optional(list(hull, 200)) }),
  10_000,
);
