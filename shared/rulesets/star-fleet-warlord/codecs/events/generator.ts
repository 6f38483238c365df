import { flag, integer, list, object } from '#kernel/codec/shapes.ts';
import type { GeneratorEvent } from '../../model/events/generator.ts';
import type { Shapes } from '../happened.ts';
import { happened, ofShip } from '../happened.ts';
import { funds, place, points, seat, ship } from '../../fields/parts.ts';
import { shipState } from '../../fields/things.ts';

/** How events of the Next Turn Generator, and powers that no Corporation leads are written. */
export const generatorShapes: Shapes<GeneratorEvent> = {
  'game-won': object({ ...happened('game-won'), seat, sectors: integer(0, 100), sites: integer(0, 25_600) }),
  'power-received': object({
    ...happened('power-received'),
    seat,
    income: funds,
    cleared: list(place, 1000),
  }),
  'ship-built': object({ ...ofShip('ship-built'), made: shipState, ep: points }),
  'monster-divided': object({ ...ofShip('monster-divided'), child: ship, made: shipState }),
  'moons-eaten': object(ofShip('moons-eaten')),
  'leadership-changed': object({ ...happened('leadership-changed'), seat, computer: flag }),
};
