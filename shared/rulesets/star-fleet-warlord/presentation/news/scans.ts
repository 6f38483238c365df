import type { ScansEvent } from '../../model/events/scans.ts';
import type { NewsOf } from './parts/newsOf.ts';

/** How events of what ships and bases see are played on the map; what is not listed is only read. */
export const scansNews: NewsOf<ScansEvent> = {};
