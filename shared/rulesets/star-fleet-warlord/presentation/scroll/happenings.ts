import type { HappeningsEvent } from '../../model/events/happenings.ts';
import type { Ahead } from './parts/ahead.ts';

/** How the scroll has events of Sector Specials, random events, stock and lists. */
export const happeningsAhead: Ahead<HappeningsEvent> = {
  'rankings-made': { leftOut: true },
  'list-told': { leftOut: true },
  'stock-told': { leftOut: true },
  announced: { leftOut: true },
  'rise-rewarded': { leftOut: true },
  'special-found': { leftOut: true },
  'stock-changed': {
    by: ({ by }) =>
      by < 0 ? 'Your stock will fall by {by} to {stock}.' : 'Your stock will rise by {by} to {stock}.',
  },
};
