import type { WorldShipOrder } from '../../model/orders/world.ts';
import type { Doings } from '../able.ts';

/** Orders of the Graveyard, and money lent, and what hinders them. */
export const worldDoings: Doings<WorldShipOrder> = {};
