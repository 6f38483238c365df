import type { Kinds } from './parts/common.ts';
import { messagesKinds } from './parts/messages.ts';
import { namesKinds } from './parts/names.ts';
import { postureKinds } from './parts/posture.ts';
import { sheetKinds } from './parts/sheet.ts';
import type { StanceOfficeOrder } from '../../model/orders/stance.ts';

/** Orders of messages, names, and how a Corporation stands to others, as they are filled in. */
export const stanceKinds: Kinds<StanceOfficeOrder> = {
  ...postureKinds,
  ...sheetKinds,
  ...namesKinds,
  ...messagesKinds,
};
