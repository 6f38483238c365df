import { simple } from './parts/common.ts';
import type { Kinds } from './parts/common.ts';
import type { ItemsShipOrder } from '../../model/orders/items.ts';

/** Orders of what ships carry, store and repair with, as they are filled in. */
export const itemsKinds: Kinds<ItemsShipOrder> = {
  fix: simple('fix'),
  repair: simple('repair'),
};
