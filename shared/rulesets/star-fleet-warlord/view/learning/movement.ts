import type { Event } from '../../allEvents.ts';
import type { Learning } from '../memory.ts';

/** Terrain that ships find on their way. */
export const movementLearning: Learning<Event> = {
  'ship-moved': ({ draft }, { place, terrain }) => {
    draft.glimpsed[place] = terrain;
  },
  'ship-held': ({ draft }, { refused, terrain }) => {
    draft.glimpsed[refused] = terrain;
  },
  'ship-teleported': ({ draft }, { place, from, terrain, by }) => {
    draft.glimpsed[place] = terrain;
    if (by === 'SG') draft.stargates[from] = place;
  },
};
