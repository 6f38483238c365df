import type { SpyingOfficeOrder } from '../model/orders/spying.ts';
import type { Kinds } from '../common.ts';
import { espionageKinds } from './espionageOrders.ts';
import { postsKinds } from './postsOrders.ts';

/** Orders of espionage, posts and sabotage, as they are filled in. */
export const spyingKinds: Kinds<SpyingOfficeOrder> = {
  ...postsKinds,
  ...espionageKinds,
};
