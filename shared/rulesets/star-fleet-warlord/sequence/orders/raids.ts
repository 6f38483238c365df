import type { RaidsShipOrder } from '../../model/orders/raids.ts';
import type { CarriesOut } from '../acting.ts';

/** How ships carry out orders of raids, bombardment and devastation. */
export const raidsActs: CarriesOut<RaidsShipOrder> = {};
