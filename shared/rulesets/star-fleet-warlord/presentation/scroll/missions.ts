import type { MissionsEvent } from '../../model/events/missions.ts';
import type { Ahead } from './parts/ahead.ts';

/** How the scroll has events of what ships are made for: missions, refits, upgrades, cloaks and links. */
export const missionsAhead: Ahead<MissionsEvent> = {
  'ship-cloaked': '{ship} will cloak in {place}.',
  'ship-uncloaked': '{ship} will drop its cloak to scan.',
  'mission-changed': '{ship} will take on the mission «{mission}».',
  'ship-refitted': '{ship} will be refitted for {dc} DC, and be faster by one from the next run on.',
  'ship-upgraded': '{ship} will be upgraded for {ores} OR.',
  'cloak-bought': '{ship} will get a cloaking device for {ep} EP.',
  'ship-linked': '{ship} will link to {mother}, and follow it.',
  'link-ended': { leftOut: true },
  'satellite-followed': '{ship} will follow its mothership to {place}.',
  'ship-displaced': '{ship} will displace from {from} to {place}.',
  'ship-scrapped': {
    by: ({ people }) =>
      people === undefined
        ? 'A ship will be scrapped in {place} for {ep} EP.'
        : 'A ship will be scrapped in {place} for {ep} EP. Waiting again: {people}.',
  },
};
