import type { StanceEvent } from '../../model/events/stance.ts';
import type { NewsOf } from './parts/newsOf.ts';

/** How events of messages, names, and how a Corporation stands to others are played on the map; what is not listed is only read. */
export const stanceNews: NewsOf<StanceEvent> = {};
