import type { SpyingEvent } from '../../model/events/spying.ts';
import type { Origins, Tellings } from '../parts.ts';

/** Who hears of espionage, posts and sabotage. */
export const tellSpying: Tellings<SpyingEvent> = {};

export const spyingOrigins: Origins<SpyingEvent> = {};
