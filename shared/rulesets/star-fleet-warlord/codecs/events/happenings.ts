import { integer, line, object, optional } from '#kernel/codec/shapes.ts';
import type { HappeningsEvent } from '../../model/events/happenings.ts';
import type { Shapes } from '../happened.ts';
import { happened } from '../happened.ts';
import { ranked, rankings } from '../owners.ts';
import { place, points, seat } from '../parts.ts';

const value = integer(0, 1_000_000);

/** How events of Sector Specials, random events, stock and lists are written. */
export const happeningsShapes: Shapes<HappeningsEvent> = {
  'rankings-made': object({ ...happened('rankings-made'), rankings }),
  'list-told': object({ ...happened('list-told'), seat, list: line(40, 1), places: ranked }),
  'stock-told': object({ ...happened('stock-told'), seat, of: seat, stock: value }),
  announced: object({ ...happened('announced'), seat, key: line(40, 1) }),
  'rise-rewarded': object({ ...happened('rise-rewarded'), seat, ep: points, percent: value }),
  'special-found': object({ ...happened('special-found'), seat, place, special: line(40, 1) }),
  'stock-changed': object({
    ...happened('stock-changed'),
    seat,
    by: integer(-1_000_000, 1_000_000),
    stock: value,
    holdings: optional(value),
    place: optional(place),
  }),
};
