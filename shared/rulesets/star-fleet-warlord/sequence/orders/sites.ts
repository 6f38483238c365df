import type { SitesShipOrder } from '../../model/orders/sites.ts';
import { prospected } from '../../rules/doing/sites.ts';
import { told } from '../acting.ts';
import type { CarriesOut } from '../acting.ts';

/** How ships carry out orders of sites, their fortifications and what hexes are worth. */
export const sitesActs: CarriesOut<SitesShipOrder> = {
  assay(act) {
    act.turn.happen({ ...told(act), kind: 'hex-assayed', value: act.world.prospect(act.ship.place) });
  },
  prospect(act) {
    act.turn.happen({ ...told(act), kind: 'hex-prospected', ep: prospected(act.world, act.ship) });
  },
};
