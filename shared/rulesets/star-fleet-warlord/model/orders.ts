import type { PurchaseOfficeOrder, PurchaseShipOrder } from './orders/purchase.ts';
import type { StanceOfficeOrder, StanceShipOrder } from './orders/stance.ts';
import type { WorldOfficeOrder } from './orders/world.ts';

type OfShips = [PurchaseShipOrder, StanceShipOrder];
type OfOffices = [PurchaseOfficeOrder, WorldOfficeOrder, StanceOfficeOrder];

/** Orders of ships: each stands in one slot of its line, which is a pulse. */
export type ShipOrder = OfShips[number];
/** Miscellaneous orders, of the Home Office and of bases. */
export type OfficeOrder = OfOffices[number];
export type Order = ShipOrder | OfficeOrder;
