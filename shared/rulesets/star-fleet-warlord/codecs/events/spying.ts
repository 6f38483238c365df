import type { SpyingEvent } from '../../model/events/spying.ts';
import type { Shapes } from '../happened.ts';

/** How events of espionage, posts and sabotage are written. */
export const spyingShapes: Shapes<SpyingEvent> = {};
