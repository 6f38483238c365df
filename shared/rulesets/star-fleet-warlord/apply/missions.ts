import type { MissionsEvent } from '../model/events/missions.ts';
import type { Changes } from './parts/draft.ts';
import { changeShip, earnPoints, remove } from './parts/draft.ts';

/** What is changed by events of what ships are made for: missions, refits, upgrades, cloaks and links. */
export const missionsChanges: Changes<MissionsEvent> = {
  'ship-cloaked': (draft, { ship }) => {
    changeShip(draft, ship, () => ({ cloaked: true }));
  },
  'ship-uncloaked': (draft, { ship }) => {
    changeShip(draft, ship, () => ({ cloaked: false }));
  },
  'ship-scrapped': (draft, { ship, seat, ep }) => {
    earnPoints(draft, seat, ep);
    remove(draft, ship);
  },
};
