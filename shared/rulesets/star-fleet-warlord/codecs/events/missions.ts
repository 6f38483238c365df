import { line, object, optional } from '#kernel/codec/shapes.ts';
import type { MissionsEvent } from '../../model/events/missions.ts';
import type { Shapes } from '../happened.ts';
import { ofShip } from '../happened.ts';
import { level, place, points, ship } from '../../fields/parts.ts';
import { everybody, items, yes } from '../../fields/things.ts';

/** How events of what ships are made for: missions, refits, upgrades, cloaks and links are written. */
export const missionsShapes: Shapes<MissionsEvent> = {
  'ship-cloaked': object(ofShip('ship-cloaked')),
  'ship-uncloaked': object(ofShip('ship-uncloaked')),
  'ship-scrapped': object({
    ...ofShip('ship-scrapped'),
    ep: points,
    people: optional(everybody),
    items: optional(items),
  }),
  'mission-changed': object({
    ...ofShip('mission-changed'),
    mission: line(1, 1),
    returned: optional(items),
    items,
    spares: points,
  }),
  'ship-refitted': object({ ...ofShip('ship-refitted'), dc: points }),
  'ship-upgraded': object({
    ...ofShip('ship-upgraded'),
    twice: yes,
    ores: points,
    by: optional(ship),
    crew: level,
    crewMost: level,
  }),
  'cloak-bought': object({ ...ofShip('cloak-bought'), ep: points }),
  'ship-linked': object({ ...ofShip('ship-linked'), mother: ship }),
  'link-ended': object(ofShip('link-ended')),
  'satellite-followed': object({ ...ofShip('satellite-followed'), from: place, back: place }),
  'ship-displaced': object({ ...ofShip('ship-displaced'), from: place }),
};
