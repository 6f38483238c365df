import type { OfficersEvent } from '../../model/events/officers.ts';
import { ofShip } from '../parts.ts';
import type { Of, Origins, Tellings } from '../parts.ts';

/** Who hears of crews, officers and Prime Teams. */
export const tellOfficers: Tellings<OfficersEvent> = {
  'crew-cured': ofShip<Of<'crew-cured'>>('The crew of {ship} is cured: level {crew}.', ({ crew }) => ({
    crew,
  })),
  'crew-trained': ofShip<Of<'crew-trained'>>(
    'The crew of {ship} is trained for {people} PE: level {crew}.',
    ({ people, crew }) => ({ people, crew }),
  ),
};

export const officersOrigins: Origins<OfficersEvent> = {
  'crew-cured': 'either',
  'crew-trained': 'order',
};
