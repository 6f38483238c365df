import type { ItemsEvent } from '../../model/events/items.ts';
import type { NewsOf } from './parts/newsOf.ts';

/** How events of what ships carry, store and repair with are played on the map; what is not listed is only read. */
export const itemsNews: NewsOf<ItemsEvent> = {
  'base-placed': ({ place }) => [{ kind: 'sign', place, sign: 'star', tone: 'good' }],
};
