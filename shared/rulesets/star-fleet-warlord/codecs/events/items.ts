import { integer, list, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { ItemsEvent } from '../../model/events/items.ts';
import { itemKinds } from '../../model/ship.ts';
import type { Shapes } from '../happened.ts';
import { happened, ofShip } from '../happened.ts';
import { level, mostShips, points, seat, ship } from '../../fields/parts.ts';
import { items, shipState } from '../../fields/things.ts';

const spares = integer(0, 1000);
const moved = integer(-10_000, 10_000);

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
  'items-taken': object({ ...ofShip('items-taken'), items }),
  'items-given': object({ ...ofShip('items-given'), to: ship, items }),
  'garrison-moved': object({ ...ofShip('garrison-moved'), fighters: moved, pfs: moved }),
  'decoy-dropped': object({ ...ofShip('decoy-dropped'), decoy: ship, made: shipState }),
  'decoys-collected': object({ ...ofShip('decoys-collected'), decoys: list(ship, mostShips) }),
  'base-placed': object({ ...ofShip('base-placed'), base: ship, made: shipState, ep: points, spares }),
};
