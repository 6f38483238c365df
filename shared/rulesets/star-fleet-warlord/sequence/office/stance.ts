import type { StanceOfficeOrder } from '../../model/orders/stance.ts';
import type { OfficeActs } from '../acting.ts';
import { postureOffice } from './posture.ts';
import { sheetOffice } from './sheet.ts';

/** Orders of the Home Office: messages, names, and how a Corporation stands to others. */
export const stanceOffice: OfficeActs<StanceOfficeOrder> = {
  ...postureOffice,
  ...sheetOffice,
};
