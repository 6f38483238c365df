import {
  flag,
  id,
  integer,
  line,
  list,
  literal,
  object,
  optional,
  record,
  union,
} from '#kernel/codec/shapes.ts';
import type { Digest } from '#kernel/codec/books.ts';
import { citation } from '#kernel/codec/books.ts';
import type { OrderRef, PlaceId, SeatId } from '#kernel/ids.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { Event, PearlDivers } from './model.ts';

const [turn, pearls] = [integer(1, 9999), integer(0, 9999)];
const [seat, place, cause] = [id<SeatId>(), id<PlaceId>(), optional(id<OrderRef>())];
const boat = object({ name: line(80), place, pearls, sailed: flag, dived: flag, empty: flag });

const way = list(place, 10);
const charts = optional(record<PlaceId, Digest>(citation, 10));
const buoys = record(object({ seat, place }), 10);

/** How everything that reaches a file is read and written. */
export const codecs: Ruleset<PearlDivers>['codecs'] = {
  state: object({
    turn,
    reefs: record<PlaceId, number>(pearls, 10),
    boats: record(boat, 10),
    buoys,
    courses: optional(record(way, 10)),
    charts,
    storms: optional(way),
  }),
  view: object({
    turn,
    me: seat,
    boat,
    reefs: record(object({ pearls, turn }), 10),
    others: record(object({ place: optional(place) }), 10),
    buoys,
    course: optional(way),
    charts,
  }),
  event: union<Event>('kind', {
    sailed: object({ kind: literal('sailed'), seat, from: place, place, cause }),
    dived: object({ kind: literal('dived'), seat, place, found: integer(0, 2), cause }),
    'dive-seen': object({ kind: literal('dive-seen'), seat, place }),
    stormed: object({ kind: literal('stormed'), place, cause }),
    'course-set': object({ kind: literal('course-set'), seat, way, cause }),
    marked: object({ kind: literal('marked'), seat, place, cause }),
    lifted: object({ kind: literal('lifted'), seat, place, cause }),
  }),
};
