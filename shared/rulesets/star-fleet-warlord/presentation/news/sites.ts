import type { SitesEvent } from '../../model/events/sites.ts';
import type { NewsOf } from './parts/newsOf.ts';

/** How events of sites, their fortifications and what hexes are worth are played on the map; what is not listed is only read. */
export const sitesNews: NewsOf<SitesEvent> = {
  'hex-prospected': ({ place }) => [{ kind: 'sign', place, sign: 'coin', tone: 'gold' }],
  'site-restored': ({ place }) => [{ kind: 'sign', place, sign: 'star', tone: 'good' }],
  'site-fortified': ({ place }) => [{ kind: 'sign', place, sign: 'shield', tone: 'good' }],
  'site-unfortified': ({ seat, place, dropped }) => (dropped ? [{ kind: 'owner', place, was: seat }] : []),
};
