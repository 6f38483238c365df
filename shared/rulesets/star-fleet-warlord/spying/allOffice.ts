import type { SpyingOfficeOrder } from '../model/orders/spying.ts';
import type { OfficeActs } from '../acting.ts';
import { espionageOffice } from './espionageOffice.ts';
import { postsOffice } from './postsOffice.ts';

/** Orders of the Home Office: espionage, posts and sabotage. */
export const spyingOffice: OfficeActs<SpyingOfficeOrder> = {
  ...postsOffice,
  ...espionageOffice,
};
