import type { RaidsEvent } from '../../model/events/raids.ts';
import type { NewsOf } from './parts/newsOf.ts';

/** How events of raids, bombardment and devastation are played on the map; what is not listed is only read. */
export const raidsNews: NewsOf<RaidsEvent> = {
  'site-raided': ({ site, taken }) =>
    taken === undefined ? [] : [{ kind: 'sign', place: site, sign: 'coin', tone: 'gold' }],
  'raid-suffered': ({ place, lost }) => (lost ? [{ kind: 'sign', place, sign: 'coin', tone: 'bad' }] : []),
  'site-devastated': ({ place }) => [{ kind: 'sign', place, sign: 'blades' }],
  'site-bombarded': ({ site }) => [{ kind: 'sign', place: site, sign: 'blades' }],
  'bombardment-suffered': ({ place }) => [{ kind: 'sign', place, sign: 'blades', tone: 'bad' }],
};
