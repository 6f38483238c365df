import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { ItemsEvent } from '../../model/events/items.ts';
import { itemsText, saleNames } from '../../items/table.ts';
import { ofShip, own, placeArg, shipArg } from '../../words.ts';
import type { Of, Origins, Tellings } from '../../words.ts';

/** What goes into a garrison, or out of it. */
const garrisoned = ({ fighters, pfs }: Of<'garrison-moved'>): Phrase =>
  itemsText({ fighters: Math.abs(fighters), pfs: Math.abs(pfs) });

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
  'items-taken': ofShip<Of<'items-taken'>>('{ship} takes {items} out of store in {place}.', ({ items }) => ({
    items: itemsText(items),
  })),
  'items-given': ofShip<Of<'items-given'>>('{ship} gives {items} to {to}.', ({ items, to }, view) => ({
    items: itemsText(items),
    to: shipArg(view, to),
  })),
  'garrison-moved': own<Of<'garrison-moved'>>((event, view) => {
    const { ship, place, fighters, pfs } = event;
    const args = { ship: shipArg(view, ship), place: placeArg(place), items: garrisoned(event) };
    return fighters + pfs > 0
      ? phrase('{ship} leaves {items} in the garrison of {place}.', args)
      : phrase('{ship} takes {items} out of the garrison of {place}.', args);
  }),
  'decoy-dropped': own<Of<'decoy-dropped'>>(({ ship, place, made }, view) => {
    const args = { ship: shipArg(view, ship), place: placeArg(place) };
    return made.cloaked
      ? phrase('{ship} drops a cloaked decoy in {place}.', args)
      : phrase('{ship} drops a decoy in {place}.', args);
  }),
  'decoys-collected': ofShip<Of<'decoys-collected'>>(
    '{ship} takes up {count|decoy|decoys} in {place}.',
    ({ decoys }) => ({ count: decoys.length }),
  ),
  'base-placed': own<Of<'base-placed'>>(({ ship, place, ep, spares }, view) => {
    const args = { ship: shipArg(view, ship), place: placeArg(place), ep, spares };
    return spares === 0
      ? phrase(
          '{ship} places a logistics base in {place} for {ep} EP; its Engineer restores the repair points.',
          args,
        )
      : phrase(
          '{ship} places a logistics base in {place} for {ep} EP and {spares|repair point|repair points}.',
          args,
        );
  }),
};

export const itemsOrigins: Origins<ItemsEvent> = {
  'spares-refilled': 'either',
  'ship-repaired': 'either',
  'items-bought': 'order',
  'items-taken': 'either',
  'items-given': 'order',
  'garrison-moved': 'order',
  'decoy-dropped': 'order',
  'decoys-collected': 'order',
  'base-placed': 'order',
};
