import { phrase } from '#kernel/report/phrase.ts';
import type { ItemsEvent } from '../../model/events/items.ts';
import { saleNames } from '../../tables/items.ts';
import { ofShip, own } from '../parts.ts';
import type { Of, Origins, Tellings } from '../parts.ts';

/** Who hears of what ships carry, store and repair with. */
export const tellItems: Tellings<ItemsEvent> = {
  'spares-refilled': ofShip<Of<'spares-refilled'>>(
    '{ship} takes up spare parts in {place}: {spares|repair point|repair points}.',
    ({ spares }) => ({ spares }),
  ),
  'ship-repaired': ofShip<Of<'ship-repaired'>>('{ship} is repaired for {ores} OR.', ({ ores }) => ({ ores })),
  'items-bought': own<Of<'items-bought'>>(({ what, number, ep }) =>
    phrase('{number} {items} are bought for {ep} EP.', { number, items: saleNames[what], ep }),
  ),
};

export const itemsOrigins: Origins<ItemsEvent> = {
  'spares-refilled': 'either',
  'ship-repaired': 'order',
  'items-bought': 'order',
};
