import { flag, integer, object, optional } from '#kernel/codec/shapes.ts';
import type { RaidsEvent } from '../../model/events/raids.ts';
import type { Shapes } from '../happened.ts';
import { happened, ofShip } from '../happened.ts';
import { designation, funds, place, points, seat } from '../../fields/parts.ts';
import { items } from '../../fields/things.ts';

const craft = integer(0, 10_000);
const struck = {
  hits: points,
  points,
  devastated: flag,
  garrison: optional(object({ fighters: craft, pfs: craft })),
};

/** How events of raids, bombardment and devastation are written. */
export const raidsShapes: Shapes<RaidsEvent> = {
  'site-raided': object({ ...ofShip('site-raided'), site: place, taken: optional(funds) }),
  'raid-suffered': object({
    ...happened('raid-suffered'),
    seat,
    place,
    design: designation,
    lost: flag,
  }),
  'site-devastated': object(ofShip('site-devastated')),
  'site-bombarded': object({
    ...ofShip('site-bombarded'),
    ...struck,
    site: place,
    drones: points,
    items,
    base: flag,
    beyond: points,
  }),
  'drones-launched': object({
    ...happened('drones-launched'),
    ...struck,
    seat,
    place,
    site: place,
    drones: points,
    base: flag,
    beyond: points,
  }),
  'bombardment-suffered': object({ ...happened('bombardment-suffered'), seat, place, ...struck }),
};
