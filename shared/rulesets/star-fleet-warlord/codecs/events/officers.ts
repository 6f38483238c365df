import { list, object, oneOf } from '#kernel/codec/shapes.ts';
import type { OfficersEvent } from '../../model/events/officers.ts';
import { officerLetters, personLetters } from '../../model/ship.ts';
import type { Shapes } from '../happened.ts';
import { happened, ofShip } from '../happened.ts';
import { funds, level, place, points, seat, terrain } from '../../fields/parts.ts';
import { officers, speed, yes } from '../../fields/things.ts';

/** How events of crews, officers and Prime Teams are written. */
export const officersShapes: Shapes<OfficersEvent> = {
  'crew-cured': object({ ...ofShip('crew-cured'), crew: level }),
  'crew-trained': object({ ...ofShip('crew-trained'), people: points, crew: level }),
  'officer-boarded': object({
    ...ofShip('officer-boarded'),
    who: oneOf(personLetters),
    pays: oneOf(['pe', 'fp']),
    cost: points,
  }),
  'officer-stationed': object({
    ...happened('officer-stationed'),
    seat,
    place,
    who: oneOf(officerLetters),
    cost: funds,
  }),
  'ship-mended': object({ ...ofShip('ship-mended'), damage: points, drained: speed }),
  'surroundings-scanned': object({
    ...ofShip('surroundings-scanned'),
    hexes: list(object({ place, terrain, ships: points }), 6),
  }),
  'officers-arrived': object({ ...happened('officers-arrived'), seat, officers, team: yes }),
};
