import { only } from '#kernel/words/inOrder.ts';
import type { Event } from '../../allEvents.ts';
import type { Learning } from '../memory.ts';

/** What ships see around them: hexes without ships are shown to have none. */
export const officersLearning: Learning<Event> = {
  'surroundings-scanned': ({ draft, turn }, { hexes }) => {
    const empty = hexes.filter(({ ships }) => ships === 0).map(({ place }) => place);
    draft.sightings = { ...only(draft.sightings, (_, at) => !empty.includes(at)) };
    for (const { place, terrain, ships } of hexes) {
      draft.glimpsed[place] = terrain;
      if (ships > 0) draft.sightings[place] = { turn, ships };
    }
  },
};
