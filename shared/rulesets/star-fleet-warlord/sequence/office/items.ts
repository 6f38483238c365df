import type { ItemsOfficeOrder } from '../../model/orders/items.ts';
import type { OfficeActs } from '../acting.ts';

/** Orders of the Home Office: what ships carry, store and repair with. */
export const itemsOffice: OfficeActs<ItemsOfficeOrder> = {};
