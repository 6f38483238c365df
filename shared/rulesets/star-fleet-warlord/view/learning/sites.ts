import type { Event } from '../../model/events.ts';
import type { Learning } from '../memory.ts';

/** What hexes are worth. */
export const sitesLearning: Learning<Event> = {
  'hex-assayed': ({ draft, turn }, { place, value }) => {
    draft.prospects[place] = { value, turn };
  },
  'hex-prospected': ({ draft, turn }, { place }) => {
    draft.prospects[place] = { value: 0, turn };
  },
};
