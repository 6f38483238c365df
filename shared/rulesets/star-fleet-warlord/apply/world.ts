import { change } from '#kernel/steps/change.ts';
import type { WorldEvent } from '../model/events/world.ts';
import type { Changes } from './parts/draft.ts';
import { earnPoints, nothing, remove } from './parts/draft.ts';

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
  'ship-repossessed': (draft, { seat, ship, debt }) => {
    remove(draft, ship);
    change(draft.corporations, seat, () => ({ debt }));
  },
};
