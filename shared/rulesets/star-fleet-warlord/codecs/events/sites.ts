import { flag, integer, object, optional } from '#kernel/codec/shapes.ts';
import type { SitesEvent } from '../../model/events/sites.ts';
import type { Shapes } from '../happened.ts';
import { happened, ofShip } from '../happened.ts';
import { funds, name, place, points, seat } from '../../fields/parts.ts';
import { officers } from '../../fields/things.ts';

const moved = integer(-10_000, 10_000);
const back = integer(0, 10_000);

/** How events of sites, their fortifications and what hexes are worth are written. */
export const sitesShapes: Shapes<SitesEvent> = {
  'hex-assayed': object({ ...ofShip('hex-assayed'), value: points }),
  'hex-prospected': object({
    ...ofShip('hex-prospected'),
    ep: points,
    besides: optional(
      object({ pe: optional(points), or: optional(points), dc: optional(points), fp: optional(points) }),
    ),
    bombs: optional(integer(1, 10_000)),
  }),
  'moons-surveyed': object({ ...ofShip('moons-surveyed'), moons: integer(0, 8), value: points }),
  'site-restored': object({ ...ofShip('site-restored'), cost: funds }),
  'site-fortified': object({
    ...happened('site-fortified'),
    seat,
    place,
    ep: points,
    points,
    base: flag,
    name: optional(name),
  }),
  'garrison-assigned': object({
    ...happened('garrison-assigned'),
    seat,
    place,
    fighters: moved,
    pfs: moved,
  }),
  'site-unfortified': object({
    ...happened('site-unfortified'),
    seat,
    place,
    ep: points,
    fighters: back,
    pfs: back,
    officers,
    dropped: flag,
  }),
};
