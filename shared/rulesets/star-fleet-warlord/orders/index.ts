import type { Books } from '#kernel/codec/books.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { StarFleetWarlord } from '../model/game.ts';
import { happeningsKinds } from './kinds/happenings.ts';
import { itemsKinds } from './kinds/items.ts';
import { masterKinds } from './kinds/master.ts';
import { missionsKinds } from './kinds/missions.ts';
import { movementKinds } from './kinds/movement.ts';
import { officersKinds } from './kinds/officers.ts';
import { purchaseKinds } from './kinds/purchase.ts';
import { raidsKinds } from './kinds/raids.ts';
import { scansKinds } from './kinds/scans.ts';
import { sitesKinds } from './kinds/sites.ts';
import { spyingKinds } from './kinds/spying.ts';
import { stanceKinds } from './kinds/stance.ts';
import { worldKinds } from './kinds/world.ts';

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
