import { integer, list, literal, object, optional } from '#kernel/codec/shapes.ts';
import { most, place, unit } from '../declare.ts';
import { shipShape } from '../ships/shapes.ts';

/** How the academy of an empire is read and written. */
export const academyShape = object({
  pupils: optional(list(object({ ship: shipShape, place, unit }), most.ships)),
  school: optional(
    object({
      halves: optional(integer(0, 100_000)),
      paid: optional(literal(true)),
      idle: optional(integer(1, 100_000)),
    }),
  ),
});
