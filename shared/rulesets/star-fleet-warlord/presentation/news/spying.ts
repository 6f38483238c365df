import type { SpyingEvent } from '../../model/events/spying.ts';
import type { NewsOf } from './parts/newsOf.ts';

/** How events of espionage, posts and sabotage are played on the map; what is not listed is only read. */
export const spyingNews: NewsOf<SpyingEvent> = {
  'site-burgled': ({ place, taken }) =>
    taken === undefined ? [] : [{ kind: 'sign', place, sign: 'coin', tone: 'gold' }],
  'site-sabotaged': ({ place }) => [{ kind: 'sign', place, sign: 'blades' }],
  'sabotage-suffered': ({ place }) => [{ kind: 'sign', place, sign: 'blades', tone: 'bad' }],
  'battle-overheard': ({ place }) => [{ kind: 'sign', place, sign: 'blades' }],
};
