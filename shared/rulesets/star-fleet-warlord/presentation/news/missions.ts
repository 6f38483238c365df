import type { MissionsEvent } from '../../model/events/missions.ts';
import { travelled } from './movement.ts';
import type { NewsOf } from './parts/newsOf.ts';

/** How events of what ships are made for: missions, refits, upgrades, cloaks and links are played on the map; what is not listed is only read. */
export const missionsNews: NewsOf<MissionsEvent> = {
  'satellite-followed': travelled,
  'ship-displaced': travelled,
  'ship-scrapped': ({ place }) => [{ kind: 'sign', place, tone: 'muted' }],
};
