import type { MasterOfficeOrder } from '../../model/orders/master.ts';
import type { OfficeActs } from '../acting.ts';

/** Orders of the Home Office: the game master. */
export const masterOffice: OfficeActs<MasterOfficeOrder> = {};
