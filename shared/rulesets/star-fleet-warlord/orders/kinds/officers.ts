import { simple } from './parts/common.ts';
import type { Kinds } from './parts/common.ts';
import type { OfficersShipOrder } from '../../model/orders/officers.ts';

/** Orders of crews, officers and Prime Teams, as they are filled in. */
export const officersKinds: Kinds<OfficersShipOrder> = {
  cure: simple('cure'),
  train: simple('train'),
};
