import { phrase } from '#kernel/words/phrase.ts';
import type { HappeningsEvent } from '../../model/events/happenings.ts';
import { placeArg } from '../../words.ts';
import type { Ahead } from './parts/ahead.ts';

/** How the scroll has events of Sector Specials, random events, stock and lists. */
export const happeningsAhead: Ahead<HappeningsEvent> = {
  'rankings-made': { leftOut: true },
  'list-told': { leftOut: true },
  'victory-told': { leftOut: true },
  'stock-told': { leftOut: true },
  announced: { leftOut: true },
  'rise-rewarded': { leftOut: true },
  'special-found': { leftOut: true },
  'items-made': {
    guessed: ({ place }) =>
      phrase('{place} will make items for your store: dice decide how many.', { place: placeArg(place) }),
  },
  'sites-restored': 'Sites will be restored for nothing: {places}.',
  'ship-cloaked-alone': '{ship} will cloak by itself in {place}, for {dc} DC.',
  'casino-played': {
    guessed: ({ place, ep }) =>
      phrase('{ep} EP will be gambled with in {place}: none or up to three times as many will be left.', {
        place: placeArg(place),
        ep,
      }),
  },
  'resources-equalized': '{place} will leave you {each} of each resource.',
  'races-told': { leftOut: true },
  'resources-traded': '{amount} {from} will be traded for {gained} {to}.',
  'hex-calmed': 'The terrain in {place} will be calmed for good, for {ep} EP.',
  'random-event': { leftOut: true },
  'event-wished': {
    by: ({ wanted }) =>
      wanted
        ? 'A random event will come at the end of the run: dice decide which.'
        : 'No random event will come in the run.',
  },
  'stock-changed': {
    by: ({ by }) =>
      by < 0 ? 'Your stock will fall by {by} to {stock}.' : 'Your stock will rise by {by} to {stock}.',
  },
};
