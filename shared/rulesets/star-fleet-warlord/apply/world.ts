import { change } from '#kernel/steps/change.ts';
import type { WorldEvent } from '../model/events/world.ts';
import { putShip } from '../model/stations.ts';
import type { Changes } from '../model/draft.ts';
import { earnPoints, nothing, remove, stand } from '../model/draft.ts';

/** What is changed by events of the Graveyard, and money lent. */
export const worldChanges: Changes<WorldEvent> = {
  'loan-taken': (draft, { seat, ep, debt }) => {
    earnPoints(draft, seat, ep);
    change(draft.corporations, seat, () => ({ debt }));
  },
  'loan-repaid': (draft, { seat, ep, debt }) => {
    earnPoints(draft, seat, -ep);
    change(draft.corporations, seat, () => ({ debt }));
  },
  'interest-charged': (draft, { seat, debt }) => {
    change(draft.corporations, seat, () => ({ debt }));
  },
  'default-build-made': nothing,
  'graveyard-entered': (draft, { seat, ship, place }) => {
    const moved = draft.ships[ship];
    if (moved !== undefined) putShip(draft.ships, ship, stand(moved, place, place));
    change(draft.corporations, seat, () => ({ graveyard: true }));
  },
  'ship-repossessed': (draft, { seat, ship, debt }) => {
    remove(draft, ship);
    change(draft.corporations, seat, () => ({ debt }));
  },
};
