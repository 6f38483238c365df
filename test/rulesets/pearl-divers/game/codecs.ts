import { flag, integer, line, object, optional, record } from '#kernel/codec/shapes.ts';
import type { Digest } from '#kernel/codec/books.ts';
import { citation } from '#kernel/codec/books.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { places, place, seat } from './declare.ts';
import type { PearlDivers } from './game.ts';
import { eventCodec } from './game.ts';

const [turn, pearls] = [integer(1, 9999), integer(0, 9999)];
const boat = object({ name: line(80), place, pearls, sailed: flag, dived: flag, empty: flag });

const charts = optional(record<PlaceId, Digest>(citation, 10));
const buoys = record(object({ seat, place }), 10);

/** How everything that reaches a file is read and written. */
export const codecs: Ruleset<PearlDivers>['codecs'] = {
  state: object({
    turn,
    reefs: record<PlaceId, number>(pearls, 10),
    boats: record(boat, 10),
    buoys,
    courses: optional(record(places, 10)),
    charts,
    storms: optional(places),
  }),
  view: object({
    turn,
    me: seat,
    boat,
    reefs: record(object({ pearls, turn }), 10),
    others: record(object({ place: optional(place) }), 10),
    buoys,
    course: optional(places),
    charts,
  }),
  event: eventCodec,
};
