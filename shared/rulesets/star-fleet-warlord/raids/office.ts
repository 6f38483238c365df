import type { RaidsOfficeOrder } from '../model/orders/raids.ts';
import type { OfficeActs } from '../acting.ts';

/** Orders of the Home Office: raids, bombardment and devastation. */
export const raidsOffice: OfficeActs<RaidsOfficeOrder> = {};
