import { object } from '#kernel/codec/shapes.ts';
import type { OfficersEvent } from '../../model/events/officers.ts';
import type { Shapes } from '../happened.ts';
import { ofShip } from '../happened.ts';
import { level, points } from '../parts.ts';

/** How events of crews, officers and Prime Teams are written. */
export const officersShapes: Shapes<OfficersEvent> = {
  'crew-cured': object({ ...ofShip('crew-cured'), crew: level }),
  'crew-trained': object({ ...ofShip('crew-trained'), people: points, crew: level }),
};
