import { change, replace } from '#kernel/steps/change.ts';
import type { SpyingEvent } from '../model/events/spying.ts';
import type { Changes } from '../model/draft.ts';
import { earnPoints, nothing } from '../model/draft.ts';
import { postsChanges } from './parts/posts.ts';

/** What is changed by events of espionage, posts and sabotage. */
export const spyingChanges: Changes<SpyingEvent> = {
  ...postsChanges,
  'listening-set': ({ corporations }, { seat, sector }) => {
    replace(corporations, seat, ({ listens: _, ...rest }) =>
      sector === undefined ? rest : { ...rest, listens: sector },
    );
  },
  'counter-begun': (draft, { seat, ep }) => {
    earnPoints(draft, seat, -ep);
    change(draft.corporations, seat, () => ({ shielded: true }));
  },
  'counter-ended': ({ corporations }, { seat }) => {
    change(corporations, seat, () => ({ shielded: false }));
  },
  'spies-reported': (draft, { seat, ep }) => {
    earnPoints(draft, seat, -ep);
  },
  'spies-noticed': nothing,
  'battle-overheard': nothing,
};
