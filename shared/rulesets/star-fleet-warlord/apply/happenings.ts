import type { HappeningsEvent } from '../model/events/happenings.ts';
import type { Changes } from './parts/draft.ts';

/** What is changed by events of Sector Specials, random events, stock and lists. */
export const happeningsChanges: Changes<HappeningsEvent> = {};
