import type { StanceOfficeOrder } from '../model/orders/stance.ts';
import type { OfficeActs } from '../acting.ts';
import { messagesOffice } from '../messages/office.ts';
import { namesOffice } from '../messages/namesOffice.ts';
import { postureOffice } from './office.ts';
import { sheetOffice } from './linesOffice.ts';

/** Orders of the Home Office: messages, names, and how a Corporation stands to others. */
export const stanceOffice: OfficeActs<StanceOfficeOrder> = {
  ...postureOffice,
  ...sheetOffice,
  ...namesOffice,
  ...messagesOffice,
};
