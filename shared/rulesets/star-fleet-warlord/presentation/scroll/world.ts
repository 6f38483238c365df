import type { WorldEvent } from '../../model/events/world.ts';
import type { Ahead } from './parts/ahead.ts';

/** How the scroll has events of the Graveyard, and money lent. */
export const worldAhead: Ahead<WorldEvent> = {};
