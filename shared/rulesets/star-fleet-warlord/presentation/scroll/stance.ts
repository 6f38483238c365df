import type { StanceEvent } from '../../model/events/stance.ts';
import type { Ahead } from './parts/ahead.ts';

/** How the scroll has events of messages, names, and how a Corporation stands to others. */
export const stanceAhead: Ahead<StanceEvent> = {};
