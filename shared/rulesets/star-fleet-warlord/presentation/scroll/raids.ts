import { phrase } from '#kernel/words/phrase.ts';
import type { RaidsEvent } from '../../model/events/raids.ts';
import { placeArg, shipArg } from '../../words.ts';
import type { Ahead } from './parts/ahead.ts';

/** How the scroll has events of raids, bombardment and devastation. */
export const raidsAhead: Ahead<RaidsEvent> = {
  'site-raided': {
    guessed: ({ ship, site }, view) =>
      phrase('{ship} will raid {site}.', { ship: shipArg(view, ship), site: placeArg(site) }),
  },
  'raid-suffered': { leftOut: true },
  'site-devastated': '{ship} will devastate the site in {place}.',
  'site-bombarded': {
    guessed: ({ ship, site, drones }, view) =>
      phrase('{ship} will fire {drones|drone|drones} at {site}.', {
        ship: shipArg(view, ship),
        site: placeArg(site),
        drones,
      }),
  },
  'drones-launched': {
    guessed: ({ place, site, drones }) =>
      phrase('{place} will launch {drones|drone|drones} at {site}.', {
        place: placeArg(place),
        site: placeArg(site),
        drones,
      }),
  },
  'bombardment-suffered': { leftOut: true },
};
