import type { Event } from '../../allEvents.ts';
import type { Learning } from '../memory.ts';

/** What hexes are worth. */
export const sitesLearning: Learning<Event> = {
  'hex-assayed': ({ draft, turn }, { place, value }) => {
    draft.prospects[place] = { value, turn };
  },
  'hex-prospected': ({ draft, turn }, { place }) => {
    draft.prospects[place] = { value: 0, turn };
  },
  'moons-surveyed': ({ draft, turn }, { place, value }) => {
    draft.prospects[place] = { value, turn };
  },
  'site-unfortified': ({ draft, state, turn }, { place, dropped }) => {
    const production = state.sites[place]?.production;
    if (dropped && production !== undefined)
      draft.sites[place] = { production, points: 0, base: false, turn };
  },
};
