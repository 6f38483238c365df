import type { HappeningsEvent } from '../../model/events/happenings.ts';
import type { Origins, Tellings } from '../parts.ts';

/** Who hears of Sector Specials, random events, stock and lists. */
export const tellHappenings: Tellings<HappeningsEvent> = {};

export const happeningsOrigins: Origins<HappeningsEvent> = {};
