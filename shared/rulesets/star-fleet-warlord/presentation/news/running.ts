import type { RunningEvent } from '../../model/events/running.ts';
import type { NewsOf } from './parts/newsOf.ts';

/** How events of the beginning and the end of a run are played on the map; what is not listed is only read. */
export const runningNews: NewsOf<RunningEvent> = {};
