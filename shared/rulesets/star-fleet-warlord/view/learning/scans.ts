import type { PlaceId } from '#kernel/ids.ts';
import { remembered } from '#kernel/steps/remembered.ts';
import type { Event } from '../../model/events.ts';
import { sectorIn } from '../../model/ids.ts';
import type { Sighting } from '../../model/view.ts';
import type { Learning } from '../memory.ts';

/** What scans show. */
export const scansLearning: Learning<Event> = {
  'sector-scanned': ({ draft, state }, { sector, office }) => {
    const ground = state.sectors[sector]?.ground;
    if (ground !== undefined) draft.scanned[sector] = ground;
    if (office !== undefined) draft.offices[sector] = office;
  },
  // Every hex of the sector is shown as it is now: what was seen before is older.
  'ships-scanned': ({ draft, turn }, { sector, hexes }) => {
    const now = Object.fromEntries(hexes.map(({ place, ...seen }) => [place, { turn, ...seen }])) as Record<
      PlaceId,
      Sighting
    >;
    draft.sightings = remembered(draft.sightings, now, (place) => sectorIn(place) === sector);
  },
};
