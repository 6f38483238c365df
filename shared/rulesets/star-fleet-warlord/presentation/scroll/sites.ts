import { phrase } from '#kernel/words/phrase.ts';
import type { SitesEvent } from '../../model/events/sites.ts';
import { placeArg, shipArg } from '../../words.ts';
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
  'moons-surveyed': {
    guessed: ({ ship, place }, view) =>
      phrase('{ship} will survey {place}.', { ship: shipArg(view, ship), place: placeArg(place) }),
  },
  'site-restored': '{ship} will restore {place} for {pe} PE, {or} OR, {dc} DC and {fp} FP.',
  'site-fortified': '{place} will be fortified for {ep} EP, and then have {points|point|points}.',
  'garrison-assigned': {
    by: ({ fighters, pfs }) =>
      fighters >= 0 && pfs >= 0
        ? '{craft} will go to the garrison of {place}.'
        : fighters <= 0 && pfs <= 0
          ? '{craft} will come back from the garrison of {place}.'
          : '{sent} will go to the garrison of {place}, and {back} will come back.',
  },
  'site-unfortified': {
    by: ({ dropped, ep }) =>
      !dropped
        ? '{place} will be stripped of its defenses, which will bring {ep} EP.'
        : ep === 0
          ? '{place} will be given up.'
          : '{place} will be given up, and its defenses will bring {ep} EP.',
  },
};
