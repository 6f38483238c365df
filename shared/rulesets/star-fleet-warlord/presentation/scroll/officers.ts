import type { OfficersEvent } from '../../model/events/officers.ts';
import type { Ahead } from './parts/ahead.ts';

/** How the scroll has events of crews, officers and Prime Teams. */
export const officersAhead: Ahead<OfficersEvent> = {
  'crew-cured': 'The crew of {ship} will be cured: level {crew}.',
  'crew-trained': 'The crew of {ship} will be trained for {people} PE: level {crew}.',
};
