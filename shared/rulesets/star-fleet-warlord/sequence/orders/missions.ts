import type { MissionsShipOrder } from '../../model/orders/missions.ts';
import { scrapValue } from '../../rules/doing/missions.ts';
import { told } from '../acting.ts';
import type { CarriesOut } from '../acting.ts';

/** How ships carry out orders of what ships are made for: missions, refits, upgrades, cloaks and links. */
export const missionsActs: CarriesOut<MissionsShipOrder> = {
  cloak(act) {
    act.turn.happen({ ...told(act), kind: 'ship-cloaked' });
  },
  scrap(act) {
    act.turn.happen({ ...told(act), kind: 'ship-scrapped', ep: scrapValue(act.ship) });
  },
};
