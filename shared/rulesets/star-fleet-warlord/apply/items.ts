import { change } from '#kernel/steps/change.ts';
import type { ItemsEvent } from '../model/events/items.ts';
import type { Changes } from './parts/draft.ts';
import { changeShip, earn, earnPoints } from './parts/draft.ts';

/** What is changed by events of what ships carry, store and repair with. */
export const itemsChanges: Changes<ItemsEvent> = {
  'spares-refilled': (draft, { ship, spares }) => {
    changeShip(draft, ship, () => ({ spares }));
  },
  'ship-repaired': (draft, { ship, seat, ores, shields, crew, by }) => {
    earn(draft, seat, { or: -ores });
    changeShip(draft, ship, () => ({ shields, crew, damage: 0, drained: 0 }));
    if (by !== undefined) changeShip(draft, by, ({ spares }) => ({ spares: Math.max(0, spares - 1) }));
  },
  'items-bought': (draft, { seat, what, number, ep }) => {
    earnPoints(draft, seat, -ep);
    change(draft.corporations, seat, ({ store }) => ({ store: { ...store, [what]: store[what] + number } }));
  },
};
