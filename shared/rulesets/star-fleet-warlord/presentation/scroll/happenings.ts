import type { HappeningsEvent } from '../../model/events/happenings.ts';
import type { Ahead } from './parts/ahead.ts';

/** How the scroll has events of Sector Specials, random events, stock and lists. */
export const happeningsAhead: Ahead<HappeningsEvent> = {};
