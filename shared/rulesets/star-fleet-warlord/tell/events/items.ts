import type { ItemsEvent } from '../../model/events/items.ts';
import { ofShip } from '../parts.ts';
import type { Of, Origins, Tellings } from '../parts.ts';

/** Who hears of what ships carry, store and repair with. */
export const tellItems: Tellings<ItemsEvent> = {
  'spares-refilled': ofShip<Of<'spares-refilled'>>(
    '{ship} takes up spare parts in {place}: {spares|repair point|repair points}.',
    ({ spares }) => ({ spares }),
  ),
  'ship-repaired': ofShip<Of<'ship-repaired'>>('{ship} is repaired for {ores} OR.', ({ ores }) => ({ ores })),
};

export const itemsOrigins: Origins<ItemsEvent> = {
  'spares-refilled': 'either',
  'ship-repaired': 'order',
};
