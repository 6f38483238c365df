import type { OfficersEvent } from '../model/events/officers.ts';
import type { Changes } from './parts/draft.ts';
import { changeShip, earn } from './parts/draft.ts';

/** What is changed by events of crews, officers and Prime Teams. */
export const officersChanges: Changes<OfficersEvent> = {
  'crew-cured': (draft, { ship, crew }) => {
    changeShip(draft, ship, () => ({ crew }));
  },
  'crew-trained': (draft, { ship, seat, people, crew }) => {
    earn(draft, seat, { pe: -people });
    changeShip(draft, ship, ({ crewMost }) => ({ crew, crewMost: Math.max(crew, crewMost) }));
  },
};
