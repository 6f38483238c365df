import type { WorldShipOrder } from '../../model/orders/world.ts';
import type { CarriesOut } from '../acting.ts';

/** How ships carry out orders of the Graveyard, and money lent. */
export const worldActs: CarriesOut<WorldShipOrder> = {};
