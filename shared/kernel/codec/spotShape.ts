import { id, object, optional, text } from './shapes.ts';
import type { Shape } from './shape.ts';
import type { PlaceId, SeatId, UnitId } from '../words/ids.ts';
import type { Spot, Thing } from '../words/spot.ts';

/** How spots and things are read from files. */
export const thingShape: Shape<Thing> = object({ kind: text(80, 1), id: text(200, 1) });
export const spotShape: Shape<Spot> = object({
  unit: optional(id<UnitId>()),
  place: optional(id<PlaceId>()),
  seat: optional(id<SeatId>()),
  thing: optional(thingShape),
});
