import { change } from '#kernel/steps/change.ts';
import { keysInOrder } from '#kernel/inOrder.ts';
import type { HappeningsEvent } from '../model/events/happenings.ts';
import type { Changes } from './parts/draft.ts';
import { changeShip, changeSite, earn, earnPoints, nothing, stock } from './parts/draft.ts';

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
  'items-made': (draft, { seat, items }) => {
    stock(draft, seat, items);
  },
  'sites-restored': (draft, { places }) => {
    for (const place of places) changeSite(draft, place, () => ({ devastated: false }));
  },
  'ship-cloaked-alone': (draft, { seat, ship, dc }) => {
    earn(draft, seat, { dc: -dc });
    changeShip(draft, ship, () => ({ cloaked: true }));
  },
  'casino-played': (draft, { seat, by }) => {
    earnPoints(draft, seat, by);
  },
  'resources-equalized': (draft, { seat, each }) => {
    change(draft.corporations, seat, () => ({ funds: { pe: each, or: each, dc: each, fp: each } }));
  },
  'races-told': nothing,
  'stock-changed': (draft, { seat, stock: value, holdings }) => {
    change(draft.corporations, seat, () => ({
      stock: value,
      ...(holdings === undefined ? {} : { holdings }),
    }));
  },
};
