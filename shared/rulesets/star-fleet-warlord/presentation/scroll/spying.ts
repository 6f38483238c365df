import type { SpyingEvent } from '../../model/events/spying.ts';
import type { Ahead } from './parts/ahead.ts';

/** How the scroll has events of espionage, posts and sabotage. */
export const spyingAhead: Ahead<SpyingEvent> = {};
