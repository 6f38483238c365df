import type { PlaceId } from '#kernel/ids.ts';
import type { SitesEvent } from '../model/events/sites.ts';
import type { Changes } from './parts/draft.ts';
import { earnPoints, nothing } from './parts/draft.ts';

/** What is changed by events of sites, their fortifications and what hexes are worth. */
export const sitesChanges: Changes<SitesEvent> = {
  'hex-assayed': nothing,
  'hex-prospected': (draft, { seat, place, ep }) => {
    earnPoints(draft, seat, ep);
    (draft.prospects as Record<PlaceId, unknown>)[place] = { value: 0, turn: draft.turn };
  },
};
