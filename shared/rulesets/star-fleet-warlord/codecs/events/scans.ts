import { flag, integer, line, list, object, oneOf, optional, record } from '#kernel/codec/shapes.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { ScansEvent } from '../../model/events/scans.ts';
import { hexScans } from '../../model/orders/scans.ts';
import type { Shapes } from '../happened.ts';
import { happened, ofShip } from '../happened.ts';
import {
  byPlace,
  design,
  designation,
  funds,
  mostShips,
  name,
  place,
  points,
  sector,
  seat,
  ship,
  terrain,
} from '../../fields/parts.ts';
import { carried, yes } from '../../fields/things.ts';

const seenHex = object({ place, ships: optional(integer(1, mostShips)), owner: optional(seat) });

const noticed = optional(list(ship, mostShips));

/** How events of what ships and bases see are written. */
export const scansShapes: Shapes<ScansEvent> = {
  'sector-scanned': object({ ...ofShip('sector-scanned'), sector, office: optional(seat) }),
  'ships-scanned': object({
    ...happened('ships-scanned'),
    ship: optional(ship),
    seat,
    sector,
    place,
    hexes: list(seenHex, 256),
    partly: yes,
    noticed,
  }),
  'scans-noticed': object({
    ...happened('scans-noticed'),
    seat,
    ships: record<UnitId, number>(points, mostShips),
  }),
  'hex-scanned': object({
    ...happened('hex-scanned'),
    seat,
    place,
    what: oneOf(hexScans),
    terrain: optional(terrain),
    points: optional(points),
    fighters: optional(carried),
    pfs: optional(carried),
    ships: optional(integer(0, mostShips)),
    hidden: optional(integer(0, mostShips)),
    listed: optional(list(object({ race: line(1, 1), design: designation, name }), mostShips)),
    production: optional(funds),
    prospect: optional(points),
    owner: optional(seat),
    base: optional(flag),
    special: optional(line(40, 1)),
    gate: optional(place),
  }),
  'hex-scan-detected': object({ ...happened('hex-scan-detected'), seat, place, foe: seat }),
  'site-jammed': object({ ...happened('site-jammed'), seat, place }),
  'base-stilled': object({ ...happened('base-stilled'), seat, place }),
  'watch-ended': object({ ...happened('watch-ended'), seat, places: list(place, 30_000) }),
  'monsters-scanned': object({
    ...happened('monsters-scanned'),
    seat,
    place,
    sector,
    monsters: list(object({ place, design, heading: integer(0, 6) }), mostShips),
  }),
  'values-scanned': object({
    ...happened('values-scanned'),
    seat,
    place,
    sector,
    ep: points,
    values: byPlace(points),
  }),
  'cloaks-scanned': object({
    ...happened('cloaks-scanned'),
    ship: optional(ship),
    seat,
    place,
    sector,
    present: flag,
    ships: optional(integer(0, mostShips)),
    hexes: optional(list(place, 256)),
    noticed,
  }),
};
