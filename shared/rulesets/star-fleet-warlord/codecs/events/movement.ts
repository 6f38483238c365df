import { integer, line, literal, object, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { MovementEvent } from '../../model/events/movement.ts';
import type { Shapes } from '../happened.ts';
import { ofShip } from '../happened.ts';
import { design, level, name, place, points, seat, terrain } from '../../fields/parts.ts';

const pulse = integer(0, 6);
const by = line(6, 2);
const speed = integer(0, 6);

/** How events of ships on their way, and what terrain does to them are written. */
export const movementShapes: Shapes<MovementEvent> = {
  'ship-moved': object({ ...ofShip('ship-moved'), from: place, terrain, heading: optional(integer(1, 6)) }),
  'ship-teleported': object({ ...ofShip('ship-teleported'), from: place, terrain, by: oneOf(['WS', 'SG']) }),
  'ship-held': object({ ...ofShip('ship-held'), refused: place, terrain }),
  'ship-halted': object({ ...ofShip('ship-halted'), hex: optional(line(4, 4)) }),
  'ship-damaged': object({ ...ofShip('ship-damaged'), by, points, shields: points, damage: points }),
  'shields-dropped': object({ ...ofShip('shields-dropped'), by, kept: optional(literal(1)) }),
  'crew-lost': object({ ...ofShip('crew-lost'), by, crew: level }),
  'ship-drained': object({ ...ofShip('ship-drained'), by, drained: speed }),
  'spares-spent': object({ ...ofShip('spares-spent'), by }),
  'ship-frozen': object(ofShip('ship-frozen')),
  'toll-paid': object({ ...ofShip('toll-paid'), ep: integer(0, 10) }),
  'path-passed': object(ofShip('path-passed')),
  'ship-destroyed': object({
    ...ofShip('ship-destroyed'),
    design,
    name: optional(name),
    by,
    foe: optional(seat),
  }),
  'minefield-swept': object({ ...ofShip('minefield-swept'), field: place, pulse, ships: integer(1, 8) }),
};
