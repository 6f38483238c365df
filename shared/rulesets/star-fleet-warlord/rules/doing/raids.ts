import type { RaidsShipOrder } from '../../model/orders/raids.ts';
import type { Doings } from '../able.ts';

/** Orders of raids, bombardment and devastation, and what hinders them. */
export const raidsDoings: Doings<RaidsShipOrder> = {};
