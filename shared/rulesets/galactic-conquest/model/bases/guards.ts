import { integer, line, list, literal, object, optional } from '#kernel/codec/shapes.ts';

/** A ship that a starbase builds, or built, for the National Guard (B11.120). */
export interface Recruit {
  readonly hull: string;
  readonly size: number;
  /** The turns in which it was begun, and in which it is there. */
  readonly begun: number;
  readonly ready: number;
  /** It is there, and counts in its year alone. */
  readonly done?: true;
}

const turn = integer(1, 99_999);
export const recruitsShape = list(
  object({
    hull: line(20, 1),
    size: integer(1, 5),
    begun: turn,
    ready: turn,
    done: optional(literal(true)),
  }),
  100,
);

/** Turns of a year (A7.10). */
const turnsOfYear = 2;
/** Whether two turns are of one year. */
export const isOfYear = (one: number, other: number): boolean =>
  Math.ceil(one / turnsOfYear) === Math.ceil(other / turnsOfYear);
