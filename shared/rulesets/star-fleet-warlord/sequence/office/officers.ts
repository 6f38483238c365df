import type { OfficersOfficeOrder } from '../../model/orders/officers.ts';
import type { OfficeActs } from '../acting.ts';

/** Orders of the Home Office: crews, officers and Prime Teams. */
export const officersOffice: OfficeActs<OfficersOfficeOrder> = {};
