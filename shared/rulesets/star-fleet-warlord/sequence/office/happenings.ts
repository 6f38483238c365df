import type { HappeningsOfficeOrder } from '../../model/orders/happenings.ts';
import type { OfficeActs } from '../acting.ts';

/** Orders of the Home Office: Sector Specials, random events, stock and lists. */
export const happeningsOffice: OfficeActs<HappeningsOfficeOrder> = {};
