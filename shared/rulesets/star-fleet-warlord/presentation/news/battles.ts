import type { BattlesEvent } from '../../model/events/battles.ts';
import type { NewsOf } from './parts/newsOf.ts';
import { battleName } from '../films.ts';

/** How events of battles, and what they win and lose are played on the map; what is not listed is only read. */
export const battlesNews: NewsOf<BattlesEvent> = {
  'battle-joined': (event, _, heard) => [
    {
      kind: 'fight',
      place: event.place,
      battle: battleName(
        event.place,
        heard.findIndex((one) => one.event === event),
      ),
    },
  ],
  'site-captured': ({ place, seat, foe }) => [
    { kind: 'owner', place, owner: seat, ...(foe === undefined ? {} : { was: foe }) },
  ],
};
