import type { MissionsEvent } from '../../model/events/missions.ts';
import type { NewsOf } from './parts/newsOf.ts';

/** How events of what ships are made for: missions, refits, upgrades, cloaks and links are played on the map; what is not listed is only read. */
export const missionsNews: NewsOf<MissionsEvent> = {
  'ship-scrapped': ({ place }) => [{ kind: 'sign', place, tone: 'muted' }],
};
