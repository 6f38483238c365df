import type { OfficersEvent } from '../../model/events/officers.ts';
import type { NewsOf } from './parts/newsOf.ts';

/** How events of crews, officers and Prime Teams are played on the map; what is not listed is only read. */
export const officersNews: NewsOf<OfficersEvent> = {};
