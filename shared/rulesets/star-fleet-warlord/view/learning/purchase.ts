import type { Event } from '../../allEvents.ts';
import type { Learning } from '../memory.ts';

/** What ships cost. */
export const purchaseLearning: Learning<Event> = {
  'ad-told': ({ draft, turn }, { design, price }) => {
    draft.prices[design] = { value: price, turn };
  },
  'races-listed': ({ draft, turn }, { races }) => {
    draft.lists = { turn, stock: [], more: {}, ...draft.lists, races };
  },
};
