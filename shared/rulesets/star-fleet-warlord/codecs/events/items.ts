import { integer, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { ItemsEvent } from '../../model/events/items.ts';
import { itemKinds } from '../../model/ship.ts';
import type { Shapes } from '../happened.ts';
import { happened, ofShip } from '../happened.ts';
import { level, points, seat, ship } from '../parts.ts';

const spares = integer(0, 1000);

/** How events of what ships carry, store and repair with are written. */
export const itemsShapes: Shapes<ItemsEvent> = {
  'spares-refilled': object({ ...ofShip('spares-refilled'), spares }),
  'ship-repaired': object({
    ...ofShip('ship-repaired'),
    ores: points,
    shields: points,
    crew: level,
    by: optional(ship),
  }),
  'items-bought': object({
    ...happened('items-bought'),
    seat,
    what: oneOf(itemKinds),
    number: points,
    ep: points,
  }),
};
