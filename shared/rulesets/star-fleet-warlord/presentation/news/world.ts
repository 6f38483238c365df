import type { WorldEvent } from '../../model/events/world.ts';
import type { NewsOf } from './parts/newsOf.ts';

/** How events of the Graveyard, and money lent are played on the map; what is not listed is only read. */
export const worldNews: NewsOf<WorldEvent> = {};
