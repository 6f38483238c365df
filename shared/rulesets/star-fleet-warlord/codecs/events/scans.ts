import { flag, integer, list, object, optional, record } from '#kernel/codec/shapes.ts';
import type { UnitId } from '#kernel/ids.ts';
import type { ScansEvent } from '../../model/events/scans.ts';
import type { Shapes } from '../happened.ts';
import { happened, ofShip } from '../happened.ts';
import { mostShips, place, points, sector, seat, ship } from '../parts.ts';

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
    noticed,
  }),
  'scans-noticed': object({
    ...happened('scans-noticed'),
    seat,
    ships: record<UnitId, number>(points, mostShips),
  }),
  'cloaks-scanned': object({
    ...ofShip('cloaks-scanned'),
    sector,
    present: flag,
    ships: optional(integer(0, mostShips)),
    hexes: optional(list(place, 256)),
    noticed,
  }),
};
