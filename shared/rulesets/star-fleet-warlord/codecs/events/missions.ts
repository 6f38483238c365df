import { object } from '#kernel/codec/shapes.ts';
import type { MissionsEvent } from '../../model/events/missions.ts';
import type { Shapes } from '../happened.ts';
import { ofShip } from '../happened.ts';
import { points } from '../parts.ts';

/** How events of what ships are made for: missions, refits, upgrades, cloaks and links are written. */
export const missionsShapes: Shapes<MissionsEvent> = {
  'ship-cloaked': object(ofShip('ship-cloaked')),
  'ship-uncloaked': object(ofShip('ship-uncloaked')),
  'ship-scrapped': object({ ...ofShip('ship-scrapped'), ep: points }),
};
