import { phrase } from '#kernel/words/phrase.ts';
import type { ItemsEvent } from '../../model/events/items.ts';
import { saleNames } from '../../items/table.ts';
import type { Ahead } from './parts/ahead.ts';

/** How the scroll has events of what ships carry, store and repair with. */
export const itemsAhead: Ahead<ItemsEvent> = {
  'spares-refilled': '{ship} will take up spare parts in {place}: {spares|repair point|repair points}.',
  'ship-repaired': '{ship} will be repaired for {ores} OR.',
  'items-taken': '{ship} will take {items} out of store in {place}.',
  'items-given': '{ship} will give {items} to {to}.',
  'garrison-moved': {
    by: ({ fighters, pfs }) =>
      fighters + pfs > 0
        ? '{ship} will leave {items} in the garrison of {place}.'
        : '{ship} will take {items} out of the garrison of {place}.',
  },
  'decoy-dropped': {
    by: ({ made }) =>
      made.cloaked ? '{ship} will drop a cloaked decoy in {place}.' : '{ship} will drop a decoy in {place}.',
  },
  'decoys-collected': '{ship} will take up {count|decoy|decoys} in {place}.',
  'base-placed': {
    by: ({ spares }) =>
      spares === 0
        ? '{ship} will place a logistics base in {place} for {ep} EP; its Engineer will restore the repair points.'
        : '{ship} will place a logistics base in {place} for {ep} EP and {spares|repair point|repair points}.',
  },
  'items-bought': {
    guessed: ({ what, ep }) =>
      phrase('{items} will be bought, for {ep} EP or so: their price moves.', { items: saleNames[what], ep }),
  },
};
