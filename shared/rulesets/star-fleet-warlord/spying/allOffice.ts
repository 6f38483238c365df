import { listeningSet } from '../battles/endings.ts';
import type { SpyingOfficeOrder } from '../model/orders/spying.ts';
import type { OfficeActs } from '../acting.ts';
import { cannotTune } from '../battles/hearing.ts';
import { espionageOffice } from './espionageOffice.ts';
import { postsOffice } from './postsOffice.ts';

/** Orders of the Home Office: espionage, posts and sabotage. */
export const spyingOffice: OfficeActs<SpyingOfficeOrder> = {
  ...postsOffice,
  ...espionageOffice,
  listen({ turn, seat, order }) {
    const problem = cannotTune(turn.state, order);
    const { sector, ref } = order;
    if (problem === undefined)
      turn.happen(listeningSet.of({ seat, cause: ref, ...(sector === undefined ? {} : { sector }) }));
    return problem;
  },
};
