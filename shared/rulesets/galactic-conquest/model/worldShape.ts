import {
  id,
  integer,
  line,
  list,
  literal,
  object,
  oneOf,
  optional,
  record,
  where,
} from '#kernel/codec/shapes.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Cite } from '#kernel/words/problem.ts';
import type { Shape } from '#kernel/codec/shape.ts';
import { mostRows } from '../map/board.ts';
import { isGroundRow } from '../map/ground.ts';
import { moraleShape } from './unrest/morale.ts';
import { ruinShape } from './unrest/ruin.ts';
import { fallenShape } from './unrest/surrender.ts';
import type { Find, System } from './system.ts';
import { terrains } from './system.ts';

/** The most hexes in a row, and of a map. */
export const most = { across: 200, hexes: 10_000 } as const;

/** A year of the calendar, such as 150. */
export const year = integer(1, 999);

const name = line(80, 1);
const kind = oneOf(['homeworld', 'major', 'minor']);
const terrain = optional(oneOf(terrains));
const system: Shape<System> = object({
  name,
  kind,
  owner: id<SeatId>(),
  terrain,
  unpaid: optional(literal(true)),
  captured: optional(literal(true)),
  severed: optional(literal(true)),
  hoard: optional(integer(1, 1_000_000)),
  since: optional(integer(1, 100_000)),
  sent: optional(integer(1, 1000)),
  core: optional(integer(0, 10_000)),
  ruin: optional(ruinShape),
  merging: optional(integer(1, 100_000)),
  founded: optional(oneOf(['settling', 'settled'])),
});
const find: Shape<Find> = object({ name, kind: oneOf(['major', 'minor']), terrain });

/** Ships of a class in a turn (B11.50). */
const rate = integer(0, 99);
const cite = where(
  line(20, 4) as Shape<Cite>,
  (text) => /^[A-Z]+ \S+$/.test(text),
  'a paragraph, such as GC B11.50',
);
/** What a sheet has otherwise than usual. */
export const sheetShape = object({
  mcn: optional(integer(0, 99)),
  unique: optional(list(line(40, 1), 60)),
  special: optional(list(line(40, 1), 60)),
  conversions: optional(object({ sc2: rate, sc3: rate, sc4: rate, mm: rate })),
  rules: optional(list(object({ said: line(400, 1), cite: optional(cite) }), 40)),
});

/** A map; a reader’s may have hexes of which they do not know what lies in them. */
export const mapShape = (reader: boolean) =>
  where(
    object({
      across: integer(4, most.across),
      first: list(integer(1, 900), mostRows),
      ground: optional(list(line(most.across, 1), mostRows)),
    }),
    ({ across, first, ground }) =>
      ground === undefined ||
      (ground.length === first.length && ground.every((row) => isGroundRow(row, across, reader))),
    'a map with a sign for every hex of every row',
  );

/** What of the world states and views have alike. */
export const worldFields = {
  systems: record<PlaceId, System>(system, most.hexes),
  finds: optional(record<PlaceId, Find>(find, most.hexes)),
  territory: record<PlaceId, SeatId>(id<SeatId>(), most.hexes),
  fronts: optional(record<PlaceId, SeatId>(id<SeatId>(), most.hexes)),
  blind: optional(literal(true)),
  stability: optional(literal(true)),
  year: optional(year),
  morale: optional(moraleShape),
  fallen: optional(fallenShape),
};
