import type { Books } from '#kernel/codec/books.ts';
import { purchaseKinds } from './market/orders.ts';
import { stanceKinds } from './stance/kinds.ts';
import { worldKinds } from './market/loansOrders.ts';

/** Every order that is not declared yet. */
export const oldKinds = (books: Books) => ({
  ...purchaseKinds,
  ...worldKinds,
  ...stanceKinds,
});
