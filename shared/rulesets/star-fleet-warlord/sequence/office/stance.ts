import type { StanceOfficeOrder } from '../../model/orders/stance.ts';
import type { OfficeActs } from '../acting.ts';
import { messagesOffice } from './stance/messages.ts';
import { namesOffice } from './stance/names.ts';
import { postureOffice } from './stance/posture.ts';
import { sheetOffice } from './stance/sheet.ts';

/** Orders of the Home Office: messages, names, and how a Corporation stands to others. */
export const stanceOffice: OfficeActs<StanceOfficeOrder> = {
  ...postureOffice,
  ...sheetOffice,
  ...namesOffice,
  ...messagesOffice,
};
