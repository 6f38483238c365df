import { phrase } from '#kernel/report/phrase.ts';
import type { SitesEvent } from '../../model/events/sites.ts';
import { placeArg, shipArg } from '../../tell/parts.ts';
import type { Ahead } from './parts/ahead.ts';

/** How the scroll has events of sites, their fortifications and what hexes are worth. */
export const sitesAhead: Ahead<SitesEvent> = {
  'hex-assayed': {
    guessed: ({ ship, place }, view) =>
      phrase('{ship} will assay {place}.', { ship: shipArg(view, ship), place: placeArg(place) }),
  },
  'hex-prospected': {
    guessed: ({ ship, place }, view) =>
      phrase('{ship} will prospect {place}.', { ship: shipArg(view, ship), place: placeArg(place) }),
  },
};
