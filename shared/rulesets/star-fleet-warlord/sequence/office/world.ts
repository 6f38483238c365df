import type { WorldOfficeOrder } from '../../model/orders/world.ts';
import type { OfficeActs } from '../acting.ts';

/** Orders of the Home Office: the Graveyard, and money lent. */
export const worldOffice: OfficeActs<WorldOfficeOrder> = {};
