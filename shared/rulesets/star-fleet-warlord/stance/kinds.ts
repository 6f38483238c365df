import type { Kinds } from '../common.ts';
import { messagesKinds } from '../messages/orders.ts';
import { namesKinds } from '../messages/namesOrders.ts';
import { postureKinds } from './orders.ts';
import { sheetKinds } from './linesOrders.ts';
import type { StanceOfficeOrder } from '../model/orders/stance.ts';

/** Orders of messages, names, and how a Corporation stands to others, as they are filled in. */
export const stanceKinds: Kinds<StanceOfficeOrder> = {
  ...postureKinds,
  ...sheetKinds,
  ...namesKinds,
  ...messagesKinds,
};
