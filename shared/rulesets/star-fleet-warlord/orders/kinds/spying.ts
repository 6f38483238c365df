import type { SpyingOfficeOrder } from '../../model/orders/spying.ts';
import type { Kinds } from './parts/common.ts';
import { espionageKinds } from './parts/espionage.ts';
import { hearingKinds } from './parts/hearing.ts';
import { postsKinds } from './parts/posts.ts';

/** Orders of espionage, posts and sabotage, as they are filled in. */
export const spyingKinds: Kinds<SpyingOfficeOrder> = {
  ...postsKinds,
  ...hearingKinds,
  ...espionageKinds,
};
