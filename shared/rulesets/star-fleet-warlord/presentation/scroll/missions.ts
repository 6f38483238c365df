import type { MissionsEvent } from '../../model/events/missions.ts';
import type { Ahead } from './parts/ahead.ts';

/** How the scroll has events of what ships are made for: missions, refits, upgrades, cloaks and links. */
export const missionsAhead: Ahead<MissionsEvent> = {
  'ship-cloaked': '{ship} will cloak in {place}.',
  'ship-uncloaked': '{ship} will drop its cloak to scan.',
  'ship-scrapped': 'A ship will be scrapped in {place} for {ep} EP.',
};
