import { id, integer, line, list, literal, object, oneOf, optional, record } from '#kernel/codec/shapes.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { reserveShape } from '../crewing/reserve.ts';
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
  variant: optional(literal(true)),
  early: optional(literal(true)),
  poor: optional(literal(true)),
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
  idle: optional(
    object({
      why: oneOf(idleFor),
      until: turnNumber,
      was: optional(oneOf(yardKinds)),
      points: optional(points),
    }),
  ),
  hurt: optional(object({ lost: integer(1, 10_000), turn: turnNumber })),
  converted: optional(turnNumber),
  jobs: optional(list(job, mostJobs)),
});
export const yardsShape = record<YardId, Yard>(yard, 10_000);

const some = optional(integer(1, 999));
const taken = object({
  sc2: some,
  sc3: some,
  sc4: some,
  cw: some,
  dw: some,
  leader: some,
  x3: some,
  x4: some,
});
/** What empires have of it. */
export const industryFields = {
  inspired: optional(object({ cw: optional(literal(true)), dw: optional(literal(true)) })),
  slips: optional(
    object({
      used: optional(taken),
      next: optional(taken),
      made: optional(record<PlaceId, number>(integer(1, 999), 10_000)),
    }),
  ),
  scrapped: optional(points),
  crews: optional(reserveShape),
  adopted: optional(integer(1, 2)),
  woken: optional(record<string, number>(integer(1, 99), 9)),
  given: optional(points),
  handed: optional(integer(1, 99)),
  laidUp: optional(integer(0, 1_000_000)),
  yearly: optional(object({ year: integer(1, 9999), begun: record<string, number>(integer(1, 999), 9) })),
  breaking: optional(list(object({ place, points, due: turnNumber }), 1000)),
};
