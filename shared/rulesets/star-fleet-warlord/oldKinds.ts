import type { Books } from '#kernel/codec/books.ts';
import { happeningsKinds } from './happenings/orders.ts';
import { masterKinds } from './master/orders.ts';
import { purchaseKinds } from './market/orders.ts';
import { spyingKinds } from './spying/kinds.ts';
import { stanceKinds } from './stance/kinds.ts';
import { worldKinds } from './market/loansOrders.ts';

/** Every order that is not declared yet. */
export const oldKinds = (books: Books) => ({
  ...purchaseKinds,
  ...worldKinds,
  ...spyingKinds,
  ...stanceKinds,
  ...happeningsKinds,
  ...masterKinds,
});
