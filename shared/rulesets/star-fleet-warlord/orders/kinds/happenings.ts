import type { Kinds } from './parts/common.ts';
import type { HappeningsOfficeOrder } from '../../model/orders/happenings.ts';

/** Orders of Sector Specials, random events, stock and lists, as they are filled in. */
export const happeningsKinds: Kinds<HappeningsOfficeOrder> = {};
