import { upgrade } from '../model/figures.ts';
import type { MissionsEvent } from '../model/events/missions.ts';
import type { Changes } from '../model/draft.ts';
import { putShip } from '../model/stations.ts';
import { standBy } from './officers.ts';
import { changeShip, earn, earnPoints, remove, stand, unlinked, stock } from '../model/draft.ts';

/** What is changed by events of what ships are made for: missions, refits, upgrades, cloaks and links. */
export const missionsChanges: Changes<MissionsEvent> = {
  'ship-cloaked': (draft, { ship }) => {
    changeShip(draft, ship, () => ({ cloaked: true }));
  },
  'ship-uncloaked': (draft, { ship }) => {
    changeShip(draft, ship, () => ({ cloaked: false }));
  },
  'mission-changed': (draft, { ship, seat, mission, items, spares, returned = {} }) => {
    changeShip(draft, ship, () => ({ mission, items, spares }));
    stock(draft, seat, returned);
  },
  'ship-refitted': (draft, { ship, seat, dc }) => {
    earn(draft, seat, { dc: -dc });
    changeShip(draft, ship, () => ({ refitted: true }));
  },
  'ship-upgraded': (draft, { ship, seat, ores, by, crew, crewMost, twice }) => {
    earn(draft, seat, { or: -ores });
    changeShip(draft, ship, () => ({
      upgraded: twice === true ? upgrade.twice : upgrade.percent,
      crew,
      crewMost,
    }));
    if (by !== undefined) changeShip(draft, by, ({ spares }) => ({ spares: spares - 1 }));
  },
  'cloak-bought': (draft, { ship, seat, ep }) => {
    earnPoints(draft, seat, -ep);
    changeShip(draft, ship, () => ({ cloak: true }));
  },
  'ship-linked': (draft, { ship, mother }) => {
    changeShip(draft, ship, () => ({ linked: mother }));
  },
  'link-ended': (draft, { ship }) => {
    const own = draft.ships[ship];
    if (own !== undefined) putShip(draft.ships, ship, unlinked(own));
  },
  'satellite-followed': (draft, { ship, place, back }) => {
    const own = draft.ships[ship];
    if (own !== undefined) putShip(draft.ships, ship, stand(own, place, back));
  },
  'ship-displaced': (draft, { ship, place, from }) => {
    const own = draft.ships[ship];
    if (own !== undefined) putShip(draft.ships, ship, stand(own, place, from));
  },
  'ship-scrapped': (draft, { ship, seat, ep, people = '', items = {} }) => {
    earnPoints(draft, seat, ep);
    standBy(draft, seat, people, 1);
    stock(draft, seat, items);
    remove(draft, ship);
  },
};
