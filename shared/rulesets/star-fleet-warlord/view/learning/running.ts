import type { Event } from '../../allEvents.ts';
import type { Learning } from '../memory.ts';

/** What the beginning and the end of a run tell of what is one's own. */
export const runningLearning: Learning<Event> = {
  // Moons of one's own sites are on the list, surveyed or not (SFW 2494).
  'site-listed': ({ draft, turn }, { place, production, moons }) => {
    if (moons === undefined) return;
    const known = draft.sites[place] ?? { production, points: 0, base: false, turn };
    draft.sites[place] = { ...known, orbits: moons };
  },
  'income-estimated': ({ draft }, { income }) => {
    draft.foreseen = income;
  },
};
