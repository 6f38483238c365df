import { id, integer, line, list, object, optional } from '#kernel/codec/shapes.ts';
import type { SeatId } from '#kernel/words/ids.ts';

/** A ship that is not there, as sensors read it: of the empire whose base projects it (C5.100). */
export interface Fake {
  readonly hull: string;
  /** Its size class, from 1, the largest, to 4. */
  readonly size: number;
}

/** What a base projects, until it is told otherwise. */
interface Decoy {
  readonly ships: readonly Fake[];
  /** Empires whose sensors have seen that these ships are not there (C5.105); absent: none. */
  readonly seen?: readonly SeatId[];
}
export interface Decoying {
  /** Absent: it projects nothing. */
  readonly decoy?: Decoy;
}

/** The most ships that a base projects (C5.100). */
export const mostFakes = 16;
export const fakesShape = list(object({ hull: line(20, 1), size: integer(1, 4) }), mostFakes);
export const decoyFields = {
  decoy: optional(object({ ships: fakesShape, seen: optional(list(id<SeatId>(), 40)) })),
} as const;
