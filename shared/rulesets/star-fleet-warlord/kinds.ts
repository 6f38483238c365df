import type { Books } from '#kernel/codec/books.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { StarFleetWarlord } from './game.ts';
import { happeningsKinds } from './happenings/orders.ts';
import { itemsKinds } from './items/orders.ts';
import { masterKinds } from './master/orders.ts';
import { missionsKinds } from './missions/orders.ts';
import { movementKinds } from './movement/orders.ts';
import { officersKinds } from './officers/orders.ts';
import { purchaseKinds } from './market/orders.ts';
import { raidsKinds } from './raids/orders.ts';
import { scansKinds } from './scans/orders.ts';
import { sitesKinds } from './sites/orders.ts';
import { spyingKinds } from './spying/kinds.ts';
import { stanceKinds } from './stance/kinds.ts';
import { worldKinds } from './market/loansOrders.ts';

/** Every order, as it is offered, filled in and said. */
export const ordersOf = (books: Books): Ruleset<StarFleetWarlord>['orders'] => ({
  ...movementKinds(books),
  ...purchaseKinds,
  ...missionsKinds,
  ...worldKinds,
  ...itemsKinds,
  ...officersKinds,
  ...sitesKinds(books),
  ...raidsKinds,
  ...scansKinds,
  ...spyingKinds,
  ...stanceKinds,
  ...happeningsKinds,
  ...masterKinds,
});
