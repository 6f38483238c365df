import type { HappeningsOfficeOrder, HappeningsShipOrder } from './orders/happenings.ts';
import type { MasterOfficeOrder, MasterShipOrder } from './orders/master.ts';
import type { PurchaseOfficeOrder, PurchaseShipOrder } from './orders/purchase.ts';
import type { SpyingOfficeOrder, SpyingShipOrder } from './orders/spying.ts';
import type { StanceOfficeOrder, StanceShipOrder } from './orders/stance.ts';
import type { WorldOfficeOrder } from './orders/world.ts';

type OfShips = [PurchaseShipOrder, SpyingShipOrder, StanceShipOrder, HappeningsShipOrder, MasterShipOrder];
type OfOffices = [
  PurchaseOfficeOrder,
  WorldOfficeOrder,
  SpyingOfficeOrder,
  StanceOfficeOrder,
  HappeningsOfficeOrder,
  MasterOfficeOrder,
];

/** Orders of ships: each stands in one slot of its line, which is a pulse. */
export type ShipOrder = OfShips[number];
/** Miscellaneous orders, of the Home Office and of bases. */
export type OfficeOrder = OfOffices[number];
export type Order = ShipOrder | OfficeOrder;
