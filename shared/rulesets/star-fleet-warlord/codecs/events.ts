import type { Shape } from '#kernel/codec/shape.ts';
import { union } from '#kernel/codec/shapes.ts';
import type { Event } from '../model/events.ts';
import { battlesShapes } from './events/battles.ts';
import { generatorShapes } from './events/generator.ts';
import { happeningsShapes } from './events/happenings.ts';
import { itemsShapes } from './events/items.ts';
import { missionsShapes } from './events/missions.ts';
import { movementShapes } from './events/movement.ts';
import { officersShapes } from './events/officers.ts';
import { purchaseShapes } from './events/purchase.ts';
import { raidsShapes } from './events/raids.ts';
import { runningShapes } from './events/running.ts';
import { scansShapes } from './events/scans.ts';
import { sitesShapes } from './events/sites.ts';
import { spyingShapes } from './events/spying.ts';
import { stanceShapes } from './events/stance.ts';
import { worldShapes } from './events/world.ts';

/** How events are read from files and written to them. */
export const eventCodec: Shape<Event> = union<Event>('kind', {
  ...movementShapes,
  ...runningShapes,
  ...purchaseShapes,
  ...missionsShapes,
  ...worldShapes,
  ...battlesShapes,
  ...itemsShapes,
  ...officersShapes,
  ...sitesShapes,
  ...raidsShapes,
  ...scansShapes,
  ...spyingShapes,
  ...stanceShapes,
  ...generatorShapes,
  ...happeningsShapes,
});
