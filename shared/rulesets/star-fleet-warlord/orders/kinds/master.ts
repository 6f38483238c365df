import type { Kinds } from './parts/common.ts';
import type { MasterOfficeOrder } from '../../model/orders/master.ts';

/** Orders of the game master, as they are filled in. */
export const masterKinds: Kinds<MasterOfficeOrder> = {};
