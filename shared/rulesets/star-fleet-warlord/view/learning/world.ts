import type { Event } from '../../allEvents.ts';
import { graveyard } from '../../galaxy/board.ts';
import type { Learning } from '../memory.ts';

/** What a ship in the Graveyard shows: its map, which is free (SFW 2940). */
export const worldLearning: Learning<Event> = {
  'graveyard-entered': ({ draft, state }) => {
    const ground = state.sectors[graveyard]?.ground;
    if (ground !== undefined) draft.scanned[graveyard] = ground;
  },
};
