import { id, object, optional, text } from '../codec/shapes.ts';
import type { Shape } from '../codec/shape.ts';
import type { PlaceId, SeatId, UnitId } from '../ids.ts';
import type { Spot, Thing } from './spot.ts';

/** How spots and things are read from files. */
export const thingShape: Shape<Thing> = object({ kind: text(80, 1), id: text(200, 1) });
export const spotShape: Shape<Spot> = object({
  unit: optional(id<UnitId>()),
  place: optional(id<PlaceId>()),
  seat: optional(id<SeatId>()),
  thing: optional(thingShape),
});
