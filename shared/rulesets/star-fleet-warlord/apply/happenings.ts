import { change } from '#kernel/steps/change.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import type { HappeningsEvent } from '../model/events/happenings.ts';
import type { Changes } from './parts/draft.ts';
import { changeSite, earnPoints, nothing } from './parts/draft.ts';

/** What is changed by events of Sector Specials, random events, stock and lists. */
export const happeningsChanges: Changes<HappeningsEvent> = {
  'rankings-made': (draft, { rankings }) => {
    draft.rankings = rankings;
    for (const seat of keysInOrder(draft.corporations))
      change(draft.corporations, seat, ({ stock }) => ({ stockBefore: stock }));
  },
  'list-told': nothing,
  'stock-told': nothing,
  announced: nothing,
  'rise-rewarded': (draft, { seat, ep }) => {
    earnPoints(draft, seat, ep);
  },
  'special-found': (draft, { seat, place }) => {
    changeSite(draft, place, ({ told = [] }) => ({ told: [...told, seat] }));
  },
  'stock-changed': (draft, { seat, stock, holdings }) => {
    change(draft.corporations, seat, () => ({ stock, ...(holdings === undefined ? {} : { holdings }) }));
  },
};
