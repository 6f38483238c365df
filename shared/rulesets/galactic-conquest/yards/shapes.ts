import { id, integer, line, list, literal, object, oneOf, optional, record } from '#kernel/codec/shapes.ts';
import { place, points, seat, unit } from '../declare.ts';
import type { Yard, YardId } from '../model/yards/yard.ts';
import { batches, idleFor, yardKinds } from '../model/yards/yard.ts';
import { shipShape } from '../ships/shapes.ts';

/** The most ships that are built in a yard, or wait for it. */
export const mostJobs = 6;
export const turnNumber = integer(1, 99_999);
export const yardId = id<YardId>();
export const designation = line(20, 1);
export const jobFields = {
  ship: shipShape,
  joins: optional(unit),
  price: points,
  batch: optional(oneOf(batches)),
  early: optional(literal(true)),
  begins: turnNumber,
  ready: turnNumber,
};
const job = object({ ...jobFields, paid: points, ordered: turnNumber });
const yard = object({
  kind: oneOf(yardKinds),
  place,
  seat,
  compact: optional(literal(true)),
  only: optional(designation),
  automated: optional(literal(true)),
  second: optional(literal(true)),
  idle: optional(object({ why: oneOf(idleFor), until: turnNumber, was: optional(oneOf(yardKinds)) })),
  jobs: optional(list(job, mostJobs)),
});
export const yardsShape = record<YardId, Yard>(yard, 10_000);
