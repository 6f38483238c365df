import type { Books } from '#kernel/codec/books.ts';
import { happeningsKinds } from './happenings/orders.ts';
import { masterKinds } from './master/orders.ts';
import { missionsKinds } from './missions/orders.ts';
import { officersKinds } from './officers/orders.ts';
import { purchaseKinds } from './market/orders.ts';
import { scansKinds } from './scans/orders.ts';
import { sitesKinds } from './sites/orders.ts';
import { spyingKinds } from './spying/kinds.ts';
import { stanceKinds } from './stance/kinds.ts';
import { worldKinds } from './market/loansOrders.ts';

/** Every order that is not declared yet. */
export const oldKinds = (books: Books) => ({
  ...purchaseKinds,
  ...missionsKinds,
  ...worldKinds,
  ...officersKinds,
  ...sitesKinds(books),
  ...scansKinds,
  ...spyingKinds,
  ...stanceKinds,
  ...happeningsKinds,
  ...masterKinds,
});
