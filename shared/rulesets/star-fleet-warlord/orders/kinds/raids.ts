import type { Kinds } from './parts/common.ts';
import type { RaidsOfficeOrder } from '../../model/orders/raids.ts';

/** Orders of raids, bombardment and devastation, as they are filled in. */
export const raidsKinds: Kinds<RaidsOfficeOrder> = {};
