import type { HappeningsEvent } from '../../model/events/happenings.ts';
import type { NewsOf } from './parts/newsOf.ts';

/** How events of Sector Specials, random events, stock and lists are played on the map; what is not listed is only read. */
export const happeningsNews: NewsOf<HappeningsEvent> = {};
