import { phrase } from '#kernel/report/phrase.ts';
import type { ItemsEvent } from '../../model/events/items.ts';
import { saleNames } from '../../tables/items.ts';
import type { Ahead } from './parts/ahead.ts';

/** How the scroll has events of what ships carry, store and repair with. */
export const itemsAhead: Ahead<ItemsEvent> = {
  'spares-refilled': '{ship} will take up spare parts in {place}: {spares|repair point|repair points}.',
  'ship-repaired': '{ship} will be repaired for {ores} OR.',
  'items-bought': {
    guessed: ({ what, ep }) =>
      phrase('{items} will be bought, for {ep} EP or so: their price moves.', { items: saleNames[what], ep }),
  },
};
