import type { Event } from '../../allEvents.ts';
import type { Learning } from '../memory.ts';
import { defined } from '#kernel/words/defined.ts';

/** What others tell of themselves. */
export const stanceLearning: Learning<Event> = {
  'contact-told': ({ draft, turn }, { foe, person, phone, info }) => {
    draft.contacts[foe] = {
      info,
      turn,
      ...defined({ person, phone }),
    };
  },
};
