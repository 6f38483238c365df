import type { WorldEvent } from '../../model/events/world.ts';
import type { Shapes } from '../happened.ts';

/** How events of the Graveyard, and money lent are written. */
export const worldShapes: Shapes<WorldEvent> = {};
