import type { Event } from '../../model/events.ts';
import type { Learning } from '../memory.ts';

/** What ships cost. */
export const purchaseLearning: Learning<Event> = {
  'ad-told': ({ draft, turn }, { design, price }) => {
    draft.prices[design] = { value: price, turn };
  },
};
