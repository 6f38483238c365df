import type { RaidsEvent } from '../../model/events/raids.ts';
import type { NewsOf } from './parts/newsOf.ts';

/** How events of raids, bombardment and devastation are played on the map; what is not listed is only read. */
export const raidsNews: NewsOf<RaidsEvent> = {};
