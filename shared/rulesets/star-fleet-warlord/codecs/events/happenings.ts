import type { HappeningsEvent } from '../../model/events/happenings.ts';
import type { Shapes } from '../happened.ts';

/** How events of Sector Specials, random events, stock and lists are written. */
export const happeningsShapes: Shapes<HappeningsEvent> = {};
